import type { ReactNode } from 'react';
import { Missing } from './Missing.tsx';

export function NotFound(): ReactNode {
  return <Missing />;
}
