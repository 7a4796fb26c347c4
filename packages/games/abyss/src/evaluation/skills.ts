import type { Skills, Tastes } from '@fathom/kernel';

/* How the levels play Abyss, and what characters like in it. The ratings were measured: docs/bots.md. */

export const skills: Skills = {
  learning: { iterations: 0, overlooks: 0.34, misjudges: 2, rating: -399, error: 77 },
  novice: { iterations: 0, overlooks: 0.15, misjudges: 1, rating: -248, error: 62 },
  casual: { iterations: 0, overlooks: 0.05, misjudges: 0.5, rating: -134, error: 43 },
  steady: { iterations: 0, overlooks: 0, misjudges: 0, rating: 0, error: 0 },
  skilled: { iterations: 16, overlooks: 0, misjudges: 0, rating: 47, error: 97 },
  expert: { iterations: 80, overlooks: 0, misjudges: 0, rating: 220, error: 126 },
  master: { iterations: 600, overlooks: 0, misjudges: 0, rating: 232, error: 149 },
};

export const tastes: Tastes = {
  collector: { likes: 'feature', name: 'pearls' },
  hoarder: { likes: 'feature', name: 'cards in hand' },
  builder: { likes: 'part', name: 'locations' },
  warrior: { likes: 'feature', name: 'guild soldier' },
  cautious: { likes: 'part', name: 'allies' },
};
