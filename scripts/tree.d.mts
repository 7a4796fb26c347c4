export function copyTree(folder: string, how: { readonly fresh: boolean }): void;
export function linkPackages(folder: string): void;
