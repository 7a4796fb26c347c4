export function sourceAliases(root: string): { find: RegExp; replacement: string }[];
