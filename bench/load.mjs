// Load test for the servers of a built site: `lectern preview`, and nginx with the config from `lectern host nginx`.
// Run by hand:
//
//   npm run build && node bench/load.mjs [site] [--connections 64] [--seconds 30] [--port 4470]
//
// Needs wrk and nginx (`apt-get install wrk nginx`); without nginx, only preview is measured. wrk requests a document,
// a payload and a hashed script over keep-alive connections on this machine, compressed as for a browser. Then it
// requests a mix of documents, payloads, Markdown, scripts, search files and missing addresses. The exit code is 1 if a
// response was an error. wrk shares the CPU cores with the server.
import { execFileSync, spawn } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { mixErrors, writeMix } from './lib/load-mix.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    connections: { type: 'string', default: '64' },
    seconds: { type: 'string', default: '30' },
    port: { type: 'string', default: '4470' },
  },
});
const project = resolve(positionals[0] ?? 'site');
const outDir = join(project, 'dist');
const bin = join(import.meta.dirname, '../packages/lectern/bin/lectern.js');
const port = Number(values.port);

if (!existsSync(join(outDir, 'index.html')))
  stop(`There is no built site in ${outDir}. Run "npm run build" first.`);
if (!has('wrk')) stop('wrk is not installed: apt-get install wrk');

const rows = [];
await measure('preview', spawn(process.execPath, [bin, 'preview', project, '--port', String(port)]));
if (has('nginx')) {
  const folder = mkdtempSync(join(tmpdir(), 'lectern-load-'));
  await measure('nginx', startNginx(folder));
  rmSync(folder, { recursive: true });
} else console.error('nginx is not installed (apt-get install nginx): preview alone is measured.');
console.table(rows);
process.exit(rows.some(({ errors }) => errors > 0) ? 1 : 0);

/** Requests one file of each kind and the mix from a server, and stops it. */
async function measure(server, child) {
  const ended = new Promise((done) => child.on('exit', done));
  try {
    const origin = `http://localhost:${port}`;
    for (const [kind, path] of Object.entries(samples())) {
      await untilReady(origin + path);
      const { statusErrors, ...figures } = figuresOf(wrk(origin + path));
      rows.push({ server, kind, ...figures });
    }
    rows.push({ server, kind: 'mix', ...measureMix(origin) });
  } finally {
    child.kill();
    await ended;
  }
}

/** Returns the document of median size, its payload, and the largest script. */
function samples() {
  const files = (folder, ending) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith(ending))
      .map((file) => join(folder, file))
      .sort((a, b) => statSync(a).size - statSync(b).size);
  const documents = files(outDir, '.html').filter((file) => existsSync(file.replace(/html$/, 'json')));
  const document = documents[documents.length >> 1];
  const pathOf = (file) => `/${relative(outDir, file)}`;
  return {
    document: pathOf(document).replace(/(?:index)?\.html$/, ''),
    payload: pathOf(document).replace(/html$/, 'json'),
    script: pathOf(files(join(outDir, 'assets'), '.js').at(-1)),
  };
}

/** Requests addresses in turn; one in ten does not exist. */
function measureMix(origin) {
  const folder = mkdtempSync(join(tmpdir(), 'lectern-mix-'));
  const script = join(folder, 'mix.lua');
  const addresses = mixOf();
  writeMix(script, addresses);
  const text = wrk(origin, ['-s', script]);
  rmSync(folder, { recursive: true });
  const { statusErrors, errors, ...figures } = figuresOf(text);
  return { ...figures, errors: errors - statusErrors + mixErrors(text, addresses) };
}

function mixOf() {
  const found = (pattern, most) => {
    const files = readdirSync(outDir, { recursive: true, encoding: 'utf8' }).filter((file) =>
      pattern.test(file),
    );
    const step = Math.max(1, Math.floor(files.length / most));
    return files.filter((_, index) => index % step === 0).slice(0, most);
  };
  const paths = [
    ...found(/(?<!404)\.html$/, 30).map((file) => file.replace(/(?:index)?\.html$/, '')),
    ...found(/^(?!assets|search).*\.json$/, 20),
    ...found(/\.md$/, 10),
    ...found(/^assets\/.*\.(?:js|css|woff2|json)$/, 20),
    ...found(/^search_index.*\.json$/, 10),
  ];
  const missing = Array.from({ length: Math.round(paths.length / 9) }, (_, index) => ({
    path: ['/no-page', '/assets/none.js', '/guide/none/', '/no-page.json'][index % 4],
    status: 404,
  }));
  const there = paths.map((path) => ({ path: encodeURI(`/${path}`), status: 200 }));
  return [...there, ...missing].sort((a, b) => a.path.length - b.path.length || (a.path < b.path ? -1 : 1));
}

/** @returns the output of wrk */
function wrk(url, more = []) {
  const { connections, seconds } = values;
  return execFileSync(
    'wrk',
    [
      '-t2',
      `-c${connections}`,
      `-d${seconds}s`,
      '--latency',
      '--timeout',
      '20s',
      '-H',
      'Accept-Encoding: gzip, br',
      ...more,
      url,
    ],
    { encoding: 'utf8' },
  );
}

function figuresOf(text) {
  const found = (pattern) => pattern.exec(text)?.[1] ?? '0';
  const socket =
    /Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/.exec(text)?.slice(1) ?? [];
  const statusErrors = Number(found(/Non-2xx or 3xx responses: (\d+)/));
  return {
    'requests/s': Math.round(Number(found(/Requests\/sec:\s+([\d.]+)/))),
    p50: found(/^\s+50%\s+(\S+)/m),
    p99: found(/^\s+99%\s+(\S+)/m),
    errors: statusErrors + socket.reduce((sum, count) => sum + Number(count), 0),
    statusErrors,
  };
}

/**
 * Runs nginx as the current user, with all files that it writes in one folder. The rest of the config is what users
 * get.
 */
function startNginx(folder) {
  mkdirSync(join(folder, 'temp'));
  cpSync('/etc/nginx/mime.types', join(folder, 'mime.types'));
  const printed = execFileSync(process.execPath, [bin, 'host', 'nginx', project], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const server = printed
    .replace('listen 80;', `listen ${port};`)
    .replace('listen [::]:80;', `listen [::]:${port};`)
    .replace(/^(\s*root ).*;/m, `$1${outDir};`);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const lines = [
    'daemon off;',
    ...(process.getuid() === 0 ? ['user root;'] : []),
    'worker_processes auto;',
    `pid ${folder}/nginx.pid;`,
    `error_log ${folder}/error.log;`,
    'events { worker_connections 1024; }',
    'http {',
    'access_log off; sendfile on;',
    ...temporary.map((name) => `${name}_temp_path ${folder}/temp/${name};`),
    server,
    '}',
  ];
  writeFileSync(join(folder, 'nginx.conf'), lines.join('\n'));
  return spawn('nginx', ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', join(folder, 'error.log')]);
}

async function untilReady(url) {
  for (let time = 0; time < 100; time++) {
    const answer = await fetch(url).catch(() => null);
    if (answer?.ok) return;
    await sleep(200);
  }
  stop(`${url} is not served.`);
}

function has(program) {
  try {
    execFileSync('sh', ['-c', `command -v ${program}`], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

function stop(message) {
  console.error(message);
  process.exit(1);
}
