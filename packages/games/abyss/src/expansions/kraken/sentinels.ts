/** KR-SETUP-05 · Three tokens, each of the lord who brings it. */
export const sentinelIds = ['sentinel-watcher', 'sentinel-vigil', 'sentinel-lookout'] as const;
export type SentinelId = (typeof sentinelIds)[number];
