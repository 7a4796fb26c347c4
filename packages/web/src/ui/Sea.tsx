import type { ReactNode } from 'react';
import './Sea.css';

/** One section from the sky to the sea floor: moon and town above the water, light sinking into it, ruins and weeds below. */
export function Sea(): ReactNode {
  return (
    <svg className="sea" viewBox="0 0 1280 720" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <Gradients />
      <Sky />
      <Town />
      <Water />
      <SeaFloor />
    </svg>
  );
}

function Gradients(): ReactNode {
  return (
    <defs>
      <linearGradient id="sea-sky" x1="0" y1="0" x2="1" y2="0.3">
        <stop offset="0" stopColor="var(--sky-west)" />
        <stop offset="0.55" stopColor="var(--sky)" />
        <stop offset="1" stopColor="var(--sky-east)" />
      </linearGradient>
      <linearGradient id="sea-depth" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="var(--sea-mid)" />
        <stop offset="0.5" stopColor="var(--sea-far)" />
        <stop offset="1" stopColor="var(--water-950)" />
      </linearGradient>
      <radialGradient id="sea-moonlight">
        <stop offset="0" stopColor="var(--moon)" stopOpacity="0.55" />
        <stop offset="1" stopColor="var(--moon)" stopOpacity="0" />
      </radialGradient>
    </defs>
  );
}

/** Stars and the moon. */
function Sky(): ReactNode {
  return (
    <>
      <rect width="1280" height="190" fill="url(#sea-sky)" />
      <g fill="var(--moon)">
        {stars.map(([x, y, r]) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r={r} opacity="0.6" />
        ))}
      </g>
      <circle cx="560" cy="62" r="150" fill="url(#sea-moonlight)" />
      <circle cx="560" cy="62" r="24" fill="var(--moon)" />
    </>
  );
}

/** A town at the shore, with lamps in its windows. */
function Town(): ReactNode {
  return (
    <>
      <g fill="var(--sea-town)">
        <path
          d={
            'M1030 182v-46h14v-22l10-14 10 14v14h12v-40h10V60l9-12 9 12v34h14v-22h18v40h12V84' +
            'l14-18 14 18v30h16v-24h20v36h18v-20h22v66Z'
          }
        />
        <path d="M960 186q60-20 110-10l210 4v20H950Z" />
      </g>
      <g fill="var(--lamp)">
        {windows.map(([x, y]) => (
          <rect key={`${x} ${y}`} x={x} y={y} width="3" height="5" />
        ))}
      </g>
    </>
  );
}

/** The surface, the light below it, and a ship. */
function Water(): ReactNode {
  return (
    <>
      <path d="M0 176q80-12 160 0t160 0 160 0 160 0 160 0 160 0 160 0 160 0V720H0Z" fill="url(#sea-depth)" />
      <g fill="var(--sea-light)" opacity="0.1">
        <path d="M420 182 300 720h150l70-538ZM640 182l-30 538h130l-30-538ZM880 182l140 538h120L950 182Z" />
      </g>
      <g stroke="var(--sea-light)" strokeWidth="2" opacity="0.35" strokeLinecap="round">
        <path d="M498 196h60M520 206h90M468 216h52M600 198h44M560 226h70M700 208h40M380 204h34" />
      </g>
      <path d="M672 172h56l-10 14h-36Zm27-56v54h26q2-36-26-54Zm-6 8v46h-14q-2-26 14-46Z" fill="var(--sea-near)" />
    </>
  );
}

/** Ruins, weeds and bubbles. */
function SeaFloor(): ReactNode {
  return (
    <>
      <path d="M0 720V600q120-40 300-18t330 40 320-40 330 10v128Z" fill="var(--sea-near)" />
      <g fill="var(--sea-ruins)">
        <path d="M700 720 742 600l16 40 22-84 26 70 24-36 30 130Z" opacity="0.8" />
        <path
          d={
            'M100 640h200v-12l-100-42-100 42ZM118 700v-56h14v56Zm38 0v-56h14v56Zm38 0v-56h14v56Zm38 0v-56h14v56Zm38 0v-56h14v56Z' +
            'M96 716h208v-14H96Z'
          }
        />
        <path
          d={
            'M20 720c-6-60-30-80-20-150 14 50 34 80 34 150ZM1180 720c4-70 34-90 26-160-24 60-46 90-42 160Z' +
            'M590 720c0-40 20-60 12-100-18 34-28 60-28 100Z'
          }
        />
      </g>
      <g fill="var(--glow)" opacity="0.7">
        {bubbles.map(([x, y, r]) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r={r} />
        ))}
      </g>
    </>
  );
}

type Dot = readonly [x: number, y: number, r: number];

/** Scattered, not in lines. */
const dots = (count: number, seed: number, place: (a: number, b: number) => Dot): readonly Dot[] => {
  let state = seed;
  const next = (): number => (state = (state * 16807) % 2147483647) / 2147483647;
  return Array.from({ length: count }, () => place(next(), next()));
};

const stars = dots(46, 7, (a, b) => [Math.round(a * 1280), Math.round(b * 150), 0.6 + ((a * 7) % 1)]);
const bubbles = dots(30, 11, (a, b) => [Math.round(a * 1280), Math.round(300 + b * 380), 0.8 + ((b * 9) % 1.6)]);
const windows = [
  [1050, 128],
  [1062, 140],
  [1082, 104],
  [1100, 80],
  [1108, 96],
  [1126, 120],
  [1160, 92],
  [1168, 112],
  [1190, 120],
  [1216, 108],
  [1240, 130],
] as const;
