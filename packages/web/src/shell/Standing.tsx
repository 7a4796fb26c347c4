import type { ReactNode } from 'react';
import './Standing.css';

/** What a piece means to the viewer in the current position. */
export const Standing = ({ said }: { readonly said: string | null }): ReactNode => said !== null && <p className="standing">{said}</p>;
