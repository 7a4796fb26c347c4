import { createContext } from 'react';

/** Opens the review of the game on this screen, once it is over; null where there is none. */
export const ReviewContext = createContext<(() => void) | null>(null);
