import { useEffect, useState, type PointerEvent } from 'react';

/** The mark at an element of the table: its own, or the one beside its number. A finger on what can be picked picks it. */
function signAt({ target, pointerType }: PointerEvent): Element | null {
  const isPressed = pointerType === 'mouse' ? 'button:not(.piece)' : 'button:not(.piece), .piece.is-lit';
  if (!(target instanceof Element) || target.closest(isPressed) !== null) return null;
  const near = target.closest('[data-sign], [data-fact]');
  if (near === null || near.matches('[data-sign]')) return near;
  return near.querySelector('[data-sign]') ?? near.parentElement!.querySelector('[data-sign]');
}

/** The mark that is pointed at or was tapped, until something else is; and what the table calls with each. */
export function useSign(): readonly [Element | null, (event: PointerEvent) => void] {
  const [sign, setSign] = useState<Element | null>(null);
  useEffect(() => {
    if (sign === null) return;
    const leave = (event: Event): void => {
      if (!(event instanceof KeyboardEvent) || event.key === 'Escape') setSign(null);
    };
    const kinds = ['pointerdown', 'keydown', 'scroll'] as const;
    for (const kind of kinds) addEventListener(kind, leave, { capture: true });
    return () => kinds.forEach((kind) => removeEventListener(kind, leave, { capture: true }));
  }, [sign]);
  return [sign, (event) => setSign(signAt(event))];
}
