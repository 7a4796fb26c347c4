export function releasedChangelog(text: string, version: string, date: string): { text: string; problem?: undefined } | { problem: string };
