import type { HostSite } from '../src/publish/hosts/site.ts';

/** A repository that contains only a site, without redirects. */
export const HOST_SITE: HostSite = {
  base: '/',
  outDir: '/project/dist',
  outName: 'dist',
  folder: '',
  packages: { manager: 'npm', folder: '', lockFile: 'package-lock.json', isPinned: false },
  hostname: 'docs.example.com',
  cleanUrls: true,
  hasDates: false,
  hasOwnRedirects: false,
  redirects: [],
};
