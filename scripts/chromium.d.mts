export function chromiumPath(): string | undefined;
export const chromiumArgs: string[];
export function ensureChromium(say: (message: string) => void): void;
