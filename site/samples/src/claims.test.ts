import { describe, expect, it } from 'vitest';
import { changedClaims, readClaims, unknownClaims } from './claims.js';
import { readSamples } from './extract.js';
import { compareFacts, type Facts } from './facts.js';
import { checkOptionPages, pageOfOption } from './option-pages.js';

const facts: Facts = {
  version: '0.5.7',
  options: {
    'server.port': { type: 'number', default: 8080 },
    'output.distPath': { type: 'x', default: { js: 'a' } },
  },
  commands: { dev: ['--port'] },
  constants: { DEFAULT_PORT: 8080 },
};
const path = 'site/docs/en/config/server/port.mdx';
const pageOf = (source: string, key = 'config/server/port') => ({
  path,
  lang: 'en',
  key,
  source,
  ...readSamples(source, path),
});
const claimsOf = (source: string) => readClaims(pageOf(source));
const source = [
  '<OptionFacts option="server.port" />',
  '',
  'a <Default of="output.distPath.js" /> <Cli command="dev" flag="--port" />',
  '`<Default of="no.claim" />`',
  '',
  '```mdx',
  '<Default of="nor.this" />',
  '```',
].join('\n');

describe('claims', () => {
  it('are read from the prose, not from code', () => {
    expect(claimsOf(source)).toEqual([
      { page: path, line: 1, column: 1, kind: 'option', name: 'server.port' },
      { page: path, line: 3, column: 3, kind: 'option', name: 'output.distPath.js' },
      { page: path, line: 3, column: 39, kind: 'flag', name: 'dev --port' },
    ]);
    expect(unknownClaims(claimsOf(source), facts)).toEqual([]);
  });

  it('about what does not exist are problems', () => {
    const wrong =
      '<Default of="output.distPath.css" /> <Cli command="dev" flag="--prot" /> <Constant of="X" />';
    expect(unknownClaims(claimsOf(wrong), facts).map(({ message }) => message)).toEqual([
      'The packages know no option "output.distPath.css".',
      'The packages know no flag "dev --prot".',
      'The packages know no constant "X".',
    ]);
  });

  it('fail where they are when the packages change', () => {
    const options = { ...facts.options, 'server.port': { type: 'number', default: 8081 } };
    const changes = compareFacts(facts, { ...facts, options, commands: { dev: [] }, constants: {} });
    expect(changedClaims(claimsOf(source), changes, 'facts.json')).toMatchObject([
      {
        page: path,
        line: 1,
        message: expect.stringMatching(/^The default of server.port is now 8081, not 8080\. /),
      },
      {
        page: path,
        line: 3,
        message: expect.stringMatching(/^The package has no flag dev --port any more\. /),
      },
      {
        page: 'facts.json',
        message: expect.stringMatching(/^The package has no constant DEFAULT_PORT any more\. /),
      },
    ]);
  });
});

describe('checkOptionPages', () => {
  const check = (pages: ReturnType<typeof pageOf>[], exempt = {}) =>
    checkOptionPages({ facts, pages, claims: pages.flatMap(readClaims), exempt, exemptFile: 'list' }).map(
      ({ page, message }) => `${page}: ${message}`,
    );

  it('wants a page or a reason for every option, and its facts on the page', () => {
    expect(check([pageOf(source)], { 'output.distPath': 'later' })).toEqual([]);
    expect(check([pageOf('no facts')], { 'server.port': 'stale' })).toEqual([
      'list: The option output.distPath has no page config/output/dist-path and no reason here.',
      'list: server.port needs no reason: it has a page, or it does not exist. Run with --update.',
      `${path}: This page does not show the facts of its option: <OptionFacts option="server.port" />.`,
    ]);
  });

  it('refuses a page about no option', () => {
    expect(check([pageOf('', 'config/dev/port')], { 'server.port': '', 'output.distPath': '' })).toEqual([
      `${path}: No option belongs to this page: dev/port is no field of the config.`,
    ]);
  });

  it('knows where the page of an option is', () => {
    expect(pageOfOption('moduleFederation.options')).toBe('config/module-federation/options');
    expect(pageOfOption('plugins')).toBe('config/plugins');
  });
});
