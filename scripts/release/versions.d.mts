export function isLater(version: string, current: string): boolean;
export function withVersion(manifest: string, current: string, version: string): string;
