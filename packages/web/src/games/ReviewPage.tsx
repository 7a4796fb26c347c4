import type { Playable } from '@fathom/kernel';
import type { ReactNode } from 'react';
import { Review, type ReviewedGame } from '../shell/review/Review.tsx';
import { startBotWorker } from './start-bot-worker.ts';

/** A review that is computed on this device. */
export const ReviewPage = <G extends Playable<G>>(props: ReviewedGame<G>): ReactNode => <Review {...props} startWorker={startBotWorker} />;
