export function slowness(): number;
export function atMost(ms: number): number;
