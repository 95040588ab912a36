export function engineSources(root: string): string;
export function isBuilt(root: string, name: string, engine?: string): boolean;
export function keepBuilt(root: string, name: string, engine?: string): void;
