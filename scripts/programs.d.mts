export function findChromium(): string | undefined;
export function missingWebServers(): string[];
export function canInstall(): boolean;
