import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Config } from '../../config/load.ts';
import { toPosix } from '../../pages/resolvers.ts';
import { DocsError, nearest } from '../../shared/error.ts';
import { readRedirects } from '../redirect-files.ts';
import { caddyConfig } from './caddy.ts';
import { nginxConfig } from './nginx.ts';
import { cloudflareConfig, githubWorkflow, netlifyConfig, vercelConfig } from './platforms.ts';
import type { HostSite } from './rules.ts';

const HOSTS: Record<string, (site: HostSite) => string> = {
  caddy: caddyConfig,
  cloudflare: cloudflareConfig,
  github: githubWorkflow,
  netlify: netlifyConfig,
  nginx: nginxConfig,
  vercel: vercelConfig,
};

/**
 * Configuration of a host for a built site, ready to be put where its first lines say.
 *
 * @param name of the host
 * @throws DocsError for a host that is not known, or without a built site: its redirects are a part of it
 */
export function hostConfig(name: string, config: Config): string {
  const render = HOSTS[name];
  if (!render) {
    const suggestion = nearest(name, Object.keys(HOSTS));
    throw new DocsError(`There is no host "${name}".`, {
      hint: suggestion ? `Did you mean "${suggestion}"?` : `Known: ${Object.keys(HOSTS).join(', ')}.`,
    });
  }
  if (!existsSync(join(config.outDir, 'index.html'))) {
    throw new DocsError(`There is no built site in ${config.outDir}.`, {
      hint: 'Run "lectern build" first.',
    });
  }
  const file = join(config.outDir, '_redirects');
  return render({
    base: config.base,
    cleanUrls: config.route.cleanUrls,
    outDir: toPosix(relative(config.project, config.outDir)),
    redirects: existsSync(file) ? readRedirects(readFileSync(file, 'utf8')) : [],
  });
}
