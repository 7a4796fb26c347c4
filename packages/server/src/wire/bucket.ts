/** A token bucket: it fills with time. */
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

  /** Takes a token, if there is one. */
  take(): boolean {
    const now = performance.now();
    this.tokens = Math.min(this.most, this.tokens + ((now - this.filled) / 1000) * this.perSecond);
    this.filled = now;
    if (this.tokens < 1) return false;
    this.tokens--;
    return true;
  }

  /** Takes tokens for a message that turned out to count as several. */
  owe(more: number): void {
    this.tokens -= more;
  }
}
