import type { ReactNode } from 'react';
import { Missing } from '../shell/Missing.tsx';

export function NotFound(): ReactNode {
  return <Missing />;
}
