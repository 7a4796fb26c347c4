import type { Output } from '../base/io.ts';
import { cut } from './width.ts';

export interface Size {
  readonly columns: number;
  readonly rows: number;
}

/** The whole terminal as one page. The previous content is restored when it closes. */
export class Screen {
  private readonly out: Output;
  private compose: ((size: Size) => readonly string[]) | null = null;
  private readonly redraw = (): void => this.draw();

  constructor(out: Output) {
    this.out = out;
  }

  open(): void {
    this.out.write('\x1b[?1049h\x1b[?25l\x1b[2J');
    this.out.on('resize', this.redraw);
  }

  close(): void {
    this.out.off('resize', this.redraw);
    this.compose = null;
    this.out.write('\x1b[?25h\x1b[?1049l');
  }

  /** Shows a page, and again whenever the window is resized. */
  show(compose: (size: Size) => readonly string[]): void {
    this.compose = compose;
    this.draw();
  }

  /** Overwrites line by line, so that nothing flickers. */
  private draw(): void {
    if (this.compose === null) return;
    const size = sizeOf(this.out);
    const lines = this.compose(size).slice(0, size.rows);
    this.out.write(`\x1b[H${lines.map((line) => `${cut(line, size.columns)}\x1b[K`).join('\r\n')}\x1b[J`);
  }
}

export const sizeOf = (out: Output): Size => ({ columns: out.columns ?? 80, rows: out.rows ?? 24 });
