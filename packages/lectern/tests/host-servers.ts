import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { gunzipSync } from 'node:zlib';

/** A web server that runs as the current user, on a free port, with all its files in one folder. */
export interface HostServer {
  port: number;
  stop(): Promise<void>;
}

/** Response of a server as sent: redirects are not followed, bodies are decompressed here. */
export interface Answer {
  status: number;
  headers: Record<string, string>;
  body: string;
}

export async function ask(
  port: number,
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<Answer> {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    get({ host: '127.0.0.1', port, path, headers, method, agent: false }, resolve).on('error', reject);
  });
  const chunks: Buffer[] = [];
  for await (const chunk of answer) chunks.push(chunk);
  const body = Buffer.concat(chunks);
  return {
    status: answer.statusCode ?? 0,
    // Several lines of the same header form a list.
    headers: Object.fromEntries(
      Object.entries(answer.headersDistinct).map(([name, values]) => [name, (values ?? []).join(', ')]),
    ),
    body: (answer.headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body).toString(),
  };
}

/** Starts nginx with the config from `lectern host`. Only the address that it listens on is changed. */
export async function startNginx(program: string, config: string, folder: string): Promise<HostServer> {
  const port = await freePort();
  mkdirSync(join(folder, 'temp'), { recursive: true });
  cpSync('/etc/nginx/mime.types', join(folder, 'mime.types'));
  const server = config
    .replace('listen 80;', `listen 127.0.0.1:${port};`)
    .replace('listen [::]:80;', '')
    .replaceAll('\n', '\n    ');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off;
master_process off;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events {}
http {
    access_log off;
${temporary.map((name) => `    ${name}_temp_path ${folder}/temp/${name};`).join('\n')}
    ${server}
}
`,
  );
  return start(
    program,
    ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', join(folder, 'error.log')],
    port,
    folder,
  );
}

/** Starts Caddy with the Caddyfile from `lectern host`, without certificates and without the admin interface. */
export async function startCaddy(program: string, config: string, folder: string): Promise<HostServer> {
  const port = await freePort();
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'Caddyfile');
  const site = config.replace(/^\S+ \{$/m, `http://127.0.0.1:${port} {`);
  writeFileSync(file, `{\n\tadmin off\n\tauto_https off\n}\n${site}`);
  return start(program, ['run', '--config', file, '--adapter', 'caddyfile'], port, folder);
}

/** Stops the server when standard input ends, which also happens if the tests are killed. */
const WITH_INPUT = `"$@" > output.txt 2>&1 & server=$!; cat > /dev/null; kill $server 2> /dev/null; wait $server`;

async function start(program: string, args: string[], port: number, cwd: string): Promise<HostServer> {
  const env = { ...process.env, HOME: cwd, XDG_DATA_HOME: cwd, XDG_CONFIG_HOME: cwd };
  const shell = spawn('sh', ['-c', WITH_INPUT, 'sh', program, ...args], {
    cwd,
    env,
    stdio: ['pipe', 'ignore', 'inherit'],
  });
  const ended = new Promise<void>((done) => shell.once('exit', () => done()));
  const stop = () => {
    shell.stdin.end();
    return ended;
  };
  for (let tries = 0; tries < 150; tries++) {
    if (await ask(port, '/').then(Boolean, () => false)) return { port, stop };
    await sleep(50);
  }
  await stop();
  throw new Error(`${program} does not answer: ${readFileSync(join(cwd, 'output.txt'), 'utf8')}`);
}

function freePort(): Promise<number> {
  const server = createServer();
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}
