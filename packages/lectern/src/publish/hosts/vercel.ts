import {
  ACCEPTS_MARKDOWN,
  HASHED_FOLDERS,
  IMMUTABLE,
  MARKDOWN_TYPE,
  REVALIDATE,
  SECURITY_HEADERS,
} from '../headers.ts';
import { type HostConfig, type HostSite, inRepository, rootedBuildCommand } from './site.ts';

const toList = (headers: Readonly<Record<string, string>>) =>
  Object.entries(headers).map(([key, value]) => ({ key, value }));

/** Returns a `vercel.json`. */
export function vercel(site: HostSite): HostConfig {
  const { base, cleanUrls, redirects } = site;
  const config = {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    framework: null,
    buildCommand: rootedBuildCommand(site, ['404.html']),
    outputDirectory: inRepository(site, site.outName),
    cleanUrls,
    redirects: [
      ...(base === '/' ? [] : [{ source: '/', destination: base, statusCode: 302 }]),
      // With clean URLs, Vercel redirects the other forms to these.
      ...redirects.flatMap(({ from, to }) =>
        (cleanUrls ? from.slice(0, 2) : from).map((path) => ({
          source: encodeURI(path),
          destination: to.url + to.hash,
          statusCode: 301,
        })),
      ),
      ...markdown(base),
    ],
    headers: headersOf(base),
  };
  return {
    text: `${JSON.stringify(config, null, 2)}\n`,
    notes: [
      'Save it as vercel.json in the folder that Vercel builds. Run the command again when redirects change.',
      'Who asks for Markdown is led to the Markdown file: files come before rewrites on Vercel.',
      ...(site.hasDates
        ? ['Set the environment variable VERCEL_DEEP_CLONE=true: dates of pages need the whole history.']
        : []),
    ],
  };
}

function headersOf(base: string) {
  const hashed = HASHED_FOLDERS.map((folder) => folder.replaceAll('.', '\\.').replaceAll('*', '[^/]+')).join(
    '|',
  );
  return [
    { source: `${base}(.*)`, headers: toList(SECURITY_HEADERS) },
    {
      source: `${base}((?!(?:${hashed})/).*)`,
      headers: toList({ 'Cache-Control': REVALIDATE, Vary: 'Accept' }),
    },
    { source: `${base}((?:${hashed})/.*)`, headers: toList({ 'Cache-Control': IMMUTABLE }) },
    { source: `${base}(.*\\.md)`, headers: toList({ 'Content-Type': MARKDOWN_TYPE }) },
  ];
}

/** Redirects requests for Markdown. `has` matches a whole value. An index and other pages need different suffixes. */
function markdown(base: string) {
  const has = [{ type: 'header', key: 'accept', value: `.*${ACCEPTS_MARKDOWN}.*` }];
  return [
    { source: `${base}((?:[^/.]+/)*)`, has, destination: `${base}$1index.md`, statusCode: 307 },
    { source: `${base}((?:[^/.]+/)*[^/.]+)`, has, destination: `${base}$1.md`, statusCode: 307 },
  ];
}
