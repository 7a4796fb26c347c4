import type { Skills, Tastes } from '@fathom/kernel';

/* How the levels play Abyss, and what characters like in it. The ratings were measured: docs/bots.md. */

export const skills: Skills = {
  learning: { iterations: 0, overlooks: 0.34, misjudges: 2, rating: -450, error: 0 },
  novice: { iterations: 0, overlooks: 0.15, misjudges: 1, rating: -300, error: 0 },
  casual: { iterations: 0, overlooks: 0.05, misjudges: 0.5, rating: -150, error: 0 },
  steady: { iterations: 0, overlooks: 0, misjudges: 0, rating: 0, error: 0 },
  skilled: { iterations: 24, overlooks: 0, misjudges: 0, rating: 120, error: 0 },
  expert: { iterations: 80, overlooks: 0, misjudges: 0, rating: 240, error: 0 },
  master: { iterations: 320, overlooks: 0, misjudges: 0, rating: 340, error: 0 },
};

export const tastes: Tastes = {
  collector: { likes: 'feature', name: 'pearls' },
  hoarder: { likes: 'feature', name: 'cards in hand' },
  builder: { likes: 'part', name: 'locations' },
  warrior: { likes: 'feature', name: 'guild soldier' },
  cautious: { likes: 'part', name: 'allies' },
};
