export function findFirefox(): string | undefined;
export function findWebKit(): { browser: string; driver: string; display: string } | undefined;
export function missingBrowsers(): string[];
