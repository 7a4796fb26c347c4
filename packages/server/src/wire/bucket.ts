/** A bucket of words: it fills with time. */
export class Bucket {
  private readonly most: number;
  private readonly perSecond: number;
  private tokens: number;
  private filled = performance.now();

  constructor(most: number, perSecond: number) {
    this.most = most;
    this.perSecond = perSecond;
    this.tokens = most;
  }

  /** Is there one left? Then it is taken. */
  take(): boolean {
    const now = performance.now();
    this.tokens = Math.min(this.most, this.tokens + ((now - this.filled) / 1000) * this.perSecond);
    this.filled = now;
    if (this.tokens < 1) return false;
    this.tokens--;
    return true;
  }

  /** What turned out to be more than one word is paid for afterwards. */
  owe(more: number): void {
    this.tokens -= more;
  }
}
