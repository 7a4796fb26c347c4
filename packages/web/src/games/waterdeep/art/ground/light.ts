/** The colours of the city from above, at night and by day. */
export interface Daylight {
  readonly deepWater: string;
  readonly shallows: string;
  readonly wave: string;
  readonly surf: string;
  readonly soil: string;
  readonly street: string;
  /** The side of a roof that faces the light, and the one that does not. */
  readonly roofs: readonly (readonly [lit: string, shaded: string])[];
  readonly tree: string;
  readonly wall: string;
  readonly wallTop: string;
  readonly sail: string;
  readonly hull: string;
  /** How brightly the lamps burn: none by day. */
  readonly lamps: number;
  /** What darkens the edges of the picture. */
  readonly dusk: string;
}

export const night: Daylight = {
  deepWater: '#050f1c',
  shallows: '#12395a',
  wave: '#3f7ca0',
  surf: '#9fc4cc',
  soil: '#17110c',
  street: '#7a5428',
  roofs: [
    ['#4a3a2e', '#241b16'],
    ['#553a2a', '#2a1a13'],
    ['#3b3a44', '#1d1d26'],
    ['#5a4530', '#2c2016'],
    ['#42352f', '#1f1815'],
  ],
  tree: '#1d2c20',
  wall: '#2a241f',
  wallTop: '#6d5c48',
  sail: '#d8cbb0',
  hull: '#3a2415',
  lamps: 1,
  dusk: '#04060b',
};

export const day: Daylight = {
  deepWater: '#5d9fb4',
  shallows: '#a3d2d3',
  wave: '#e6f5f3',
  surf: '#fbfdf6',
  soil: '#cdb791',
  street: '#efe2c4',
  roofs: [
    ['#c98a62', '#a2633f'],
    ['#bd7a52', '#945637'],
    ['#9fa3a6', '#787d82'],
    ['#d3a673', '#aa7d4e'],
    ['#b98f74', '#8e6750'],
  ],
  tree: '#8aa36c',
  wall: '#8d7d66',
  wallTop: '#d9cbae',
  sail: '#fffaf0',
  hull: '#7a5433',
  lamps: 0,
  dusk: '#6b5a3c',
};
