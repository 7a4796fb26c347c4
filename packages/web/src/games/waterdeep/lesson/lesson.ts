import type { Waterdeep } from '@fathom/waterdeep';
import type { Lesson } from '../../lesson.ts';
export const lesson: Lesson<Waterdeep> = { position: { seats: 2 }, steps: ['read'], replies: [], say: async () => ['x'] };
