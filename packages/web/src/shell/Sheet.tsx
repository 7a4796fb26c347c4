import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { useWords } from '../text/words.tsx';
import { Icon } from '../ui/Icon.tsx';
import { useBackCloses } from '../ui/useBackCloses.ts';
import './Sheet.css';

interface Props {
  readonly title: string;
  readonly open: boolean;
  readonly onClose: () => void;
  /** Slides in from the side or from below, or is as large as a page, instead of opening in the middle. */
  readonly as?: 'side' | 'page';
  readonly children: ReactNode;
}

/** A dialog over the table. The browser's own dialog element keeps the focus inside, and Escape closes it. */
export function Sheet({ title, open, onClose, as, children }: Props): ReactNode {
  const ref = useRef<HTMLDialogElement>(null);
  const { table } = useWords();
  useBackCloses(open, onClose);
  // Runs before the effects of the children, which may scroll themselves into view and need an open dialog for that.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (dialog === null) return;
    if (open && !dialog.open) {
      dialog.showModal(); // focuses the first button, which closes it
      dialog.querySelector<HTMLElement>('[data-focus-first]')?.focus();
    }
    if (!open && dialog.open) dialog.close();
  }, [open]);
  return (
    <dialog
      ref={ref}
      className={`sheet ${as === undefined ? '' : `sheet-${as}`}`}
      aria-label={title}
      onClose={onClose}
      onClick={(event) => {
        if (event.target === ref.current) onClose();
      }}
    >
      {open && (
        <div className="sheet-body">
          <header className="sheet-head">
            <h2>{title}</h2>
            <button type="button" className="icon-button" aria-label={table.close} onClick={onClose}>
              <Icon name="close" />
            </button>
          </header>
          {children}
        </div>
      )}
    </dialog>
  );
}
