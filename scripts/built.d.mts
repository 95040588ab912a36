export function isBuilt(root: string, name: string): boolean;
export function keepBuilt(root: string, name: string): void;
