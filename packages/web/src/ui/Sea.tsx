import type { ReactNode } from 'react';
import './Sea.css';

/** The sea, by night or by day, drawn in a few planes: light from below, ruins far away, a shoal passing. */
export function Sea(): ReactNode {
  return (
    <svg className="sea" viewBox="0 0 1200 700" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <defs>
        <radialGradient id="sea-light" cx="50%" cy="108%" r="85%">
          <stop offset="0" stopColor="var(--sea-light)" stopOpacity="0.85" />
          <stop offset="0.35" stopColor="var(--sea-mid)" stopOpacity="0.7" />
          <stop offset="1" stopColor="var(--water-950)" stopOpacity="0" />
        </radialGradient>
      </defs>
      <rect width="1200" height="700" fill="url(#sea-light)" />
      <g fill="var(--sea-far)">
        <path d="M0 560 90 470l40 20 30-70 26 60 44-40 60 60 90-10 50-90 18-110 12 0 14 110 30 60 70-20 40 50 60-30 40-120 10-60 12 60 30 90 80 40 60-50 50 40 80-60 60 80 84-20V700H0Z" />
      </g>
      <g fill="var(--sea-near)">
        <path d="M0 640q140-70 280-40t300 10 320-30 300 40v80H0Z" />
        <path d="M120 640c-6-60-30-80-22-140 12 50 30 70 34 140ZM1040 640c4-80 34-100 26-170-22 60-44 90-40 170ZM180 650c0-40 20-60 14-100-16 34-26 60-28 100Z" />
      </g>
      <g fill="var(--glow)" opacity="0.8">
        {Array.from({ length: 26 }, (_, i) => (
          <circle key={i} cx={(i * 197) % 1200} cy={420 + ((i * 83) % 240)} r={1 + (i % 3) * 0.7} />
        ))}
      </g>
    </svg>
  );
}
