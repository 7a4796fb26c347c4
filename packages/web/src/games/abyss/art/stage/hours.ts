/** The colours of the hall at one hour. */
export interface Hour {
  readonly name: 'night' | 'day';
  /** Water above, at the height of the throne, before the floor, and below. */
  readonly sea: readonly [string, string, string, string];
  /** The light of the great window: its heart, its halo, what is left of it far away. */
  readonly light: readonly [string, string, string];
  readonly city: string;
  readonly rib: string;
  /** Stone: turned away from the light, towards it, its edge. */
  readonly stone: readonly [string, string, string];
  readonly floor: string;
  readonly joint: string;
  readonly shade: string;
  readonly gold: string;
  readonly below: string;
  readonly hollow: string;
}

const night: Hour = {
  name: 'night',
  sea: ['#0b0a20', '#1f1a4c', '#101838', '#060b18'],
  light: ['#ffe3b0', '#c48cff', '#4a3fae'],
  city: '#3d3184',
  rib: '#7a68c0',
  stone: ['#0d0c26', '#3f3788', '#a98be0'],
  floor: '#0d1334',
  joint: '#6a68c8',
  shade: '#02030a',
  gold: '#c9a45c',
  below: '#5fe3d3',
  hollow: '#060816',
};

const day: Hour = {
  name: 'day',
  sea: ['#f4f8ff', '#dfe7fb', '#cfdff0', '#e6eff2'],
  light: ['#fffdf2', '#fbe7c2', '#b9c8f2'],
  city: '#b4bfe6',
  rib: '#98a4d4',
  stone: ['#b5bfe0', '#eef1fb', '#ffffff'],
  floor: '#d3def0',
  joint: '#8c9ccc',
  shade: '#a9bcd8',
  gold: '#b8893a',
  below: '#7fd6cc',
  hollow: '#5f6fa0',
};

export const hours = [night, day] as const;
