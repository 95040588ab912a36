export const OLD_CHROMIUM_FLAGS: string[];
export function findOldChromium(): string | undefined;
