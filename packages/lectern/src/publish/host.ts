import { type ConfigOverrides, loadConfig } from '../config/load.ts';
import { findRoutes } from '../pages/site-routes.ts';
import { DocsError, DocsErrors, nearest } from '../shared/error.ts';
import { caddy } from './hosts/caddy.ts';
import { cloudflare } from './hosts/cloudflare.ts';
import { github } from './hosts/github.ts';
import { netlify } from './hosts/netlify.ts';
import { nginx } from './hosts/nginx.ts';
import { type HostConfig, type HostSite, hostSite } from './hosts/site.ts';
import { vercel } from './hosts/vercel.ts';
import { siteRedirects } from './redirects.ts';

const HOSTS = new Map<string, (site: HostSite) => HostConfig>(
  Object.entries({ nginx, caddy, vercel, netlify, cloudflare, github }),
);

/**
 * Returns the configuration of a host that serves a project's built site.
 *
 * @param name name of the host, as a user typed it
 * @param project folder of the project
 * @throws DocsError or DocsErrors for an unknown host, and for errors in the config or in redirects
 */
export async function hostConfig(
  name: string | undefined,
  project: string,
  overrides: ConfigOverrides = {},
): Promise<HostConfig> {
  const render = HOSTS.get(name ?? '');
  if (!render) throw unknownHost(name);
  const config = await loadConfig(project, overrides);
  const table = await findRoutes(config);
  const { redirects, errors } = siteRedirects({ config, table }, table.routes);
  if (errors.length > 0) {
    const title = errors.length === 1 ? 'A redirect cannot work:' : `${errors.length} redirects cannot work:`;
    throw new DocsErrors(title, errors);
  }
  return render(hostSite(config, redirects));
}

function unknownHost(name: string | undefined): DocsError {
  const known = [...HOSTS.keys()];
  const hint = `Known: ${known.join(', ')}.`;
  if (name === undefined) return new DocsError('"lectern host" needs the name of a host.', { hint });
  const near = nearest(name, known);
  return new DocsError(`There is no configuration for the host "${name}".`, {
    hint: near ? `Did you mean "${near}"?` : hint,
  });
}
