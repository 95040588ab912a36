export function findServer(name: 'nginx' | 'caddy'): string | undefined;
export function missingServers(): string[];
