export * from './client.ts';
export * from './commands.ts';
export * from './errors.ts';
export * from './lobby.ts';
export * from './messages.ts';
export * from './news.ts';
export * from './table.ts';
export * from './words.ts';
