import type { Skills, Tastes } from '@fathom/kernel';

/*
 * How the levels play Waterdeep, and what characters like in it. The ratings were measured, those of skilled and master are estimates:
 * docs/bots.md.
 */

export const skills: Skills = {
  learning: { iterations: 0, overlooks: 0.25, misjudges: 1.1, rating: -422, error: 92 },
  novice: { iterations: 0, overlooks: 0.16, misjudges: 0.8, rating: -295, error: 77 },
  casual: { iterations: 0, overlooks: 0.04, misjudges: 0.4, rating: -137, error: 55 },
  steady: { iterations: 0, overlooks: 0, misjudges: 0, rating: 0, error: 0 },
  skilled: { iterations: 240, overlooks: 0, misjudges: 0, rating: 100, error: 150 },
  expert: { iterations: 400, overlooks: 0, misjudges: 0, rating: 382, error: 190 },
  master: { iterations: 1500, overlooks: 0, misjudges: 0, rating: 430, error: 200 },
};

export const tastes: Tastes = {
  collector: { likes: 'feature', name: 'goods gold' },
  hoarder: { likes: 'feature', name: 'cards in hand' },
  builder: { likes: 'feature', name: 'buildings' },
  warrior: { likes: 'feature', name: 'completed warfare' },
  cautious: { likes: 'feature', name: 'score' },
};
