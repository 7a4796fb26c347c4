/** The inks of the Senate by night and by day. */
export interface SenateInks {
  readonly top: string;
  readonly middle: string;
  readonly bottom: string;
  /** Behind the far city. */
  readonly horizon: string;
  readonly far: string;
  readonly near: string;
  readonly windows: string;
  readonly wall: string;
  readonly course: string;
  readonly tierTop: string;
  readonly tierFoot: string;
  readonly rim: string;
  readonly column: readonly [edge: string, middle: string];
  /** Senators, row by row from the light to the dark. */
  readonly senators: readonly string[];
  readonly eyes: string;
  /** What rises from below. */
  readonly light: readonly [heart: string, halo: string];
  readonly weed: string;
  readonly dusk: string;
  readonly duskOpacity: number;
}

export const senateInks = {
  night: {
    top: '#050f1b',
    middle: '#082233',
    bottom: '#0d3a48',
    horizon: '#3fb6b4',
    far: '#12404f',
    near: '#0b2c3b',
    windows: '#8ff3e2',
    wall: '#0a2432',
    course: '#123a4a',
    tierTop: '#155064',
    tierFoot: '#05141f',
    rim: '#5fe3d3',
    column: ['#081e2b', '#2a6f7c'],
    senators: ['#0d3b48', '#0a2f3c', '#082531', '#061d28', '#051721'],
    eyes: '#a9fff2',
    light: ['#8ff8e8', '#2aa59b'],
    weed: '#030c14',
    dusk: '#02070d',
    duskOpacity: 0.82,
  },
  day: {
    top: '#d9e9ee',
    middle: '#c6dfe5',
    bottom: '#e4f3f2',
    horizon: '#ffffff',
    far: '#b4d3da',
    near: '#9dc3cd',
    windows: '#fff6dd',
    wall: '#c3dbe2',
    course: '#abcad3',
    tierTop: '#e6f2f3',
    tierFoot: '#a5c8d1',
    rim: '#ffffff',
    column: ['#a9c9d2', '#f2f9f9'],
    senators: ['#8fb8c2', '#82adb9', '#759fad', '#6993a2', '#5f8998'],
    eyes: '#fffdf2',
    light: ['#ffffff', '#f3fffb'],
    weed: '#7fa8b3',
    dusk: '#7fa5b2',
    duskOpacity: 0.45,
  },
} as const satisfies Record<string, SenateInks>;
