export function chromiumPath(): string | undefined;
export const chromiumArgs: string[];
export function ensureChromium(log: (message: string) => void): void;
