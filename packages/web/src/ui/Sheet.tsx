import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { useWords } from '../app/words.tsx';
import { Icon } from './Icon.tsx';
import './sheet.css';

interface Props {
  readonly title: string;
  readonly open: boolean;
  readonly onClose: () => void;
  /** Slides over from the side or from below instead of standing in the middle. */
  readonly side?: boolean;
  readonly children: ReactNode;
}

/** Something that lies over the table for a moment. The platform's own dialog keeps the focus inside, and Escape closes it. */
export function Sheet({ title, open, onClose, side = false, children }: Props): ReactNode {
  const ref = useRef<HTMLDialogElement>(null);
  const { table } = useWords();
  // Before the effects of what lies in it: what scrolls itself into view must be on the screen by then.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (dialog === null) return;
    if (open && !dialog.open) dialog.showModal();
    if (!open && dialog.open) dialog.close();
  }, [open]);
  return (
    <dialog
      ref={ref}
      className={`sheet ${side ? 'sheet-side' : ''}`}
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
