/** Bits into bytes, most significant first. */
export class BitWriter {
  private readonly out: number[] = [];
  private room = 0;

  write(value: number, width: number): void {
    for (let bit = width - 1; bit >= 0; bit--) {
      if (this.room === 0) {
        this.out.push(0);
        this.room = 8;
      }
      this.room--;
      this.out[this.out.length - 1]! |= ((value >>> bit) & 1) << this.room;
    }
  }

  bytes(): Uint8Array {
    return Uint8Array.from(this.out);
  }
}

/** The reverse of `BitWriter`. Reading beyond the end gives zeros: the caller knows how much to expect. */
export class BitReader {
  private at = 0;
  private readonly bytes: Uint8Array;

  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
  }

  read(width: number): number {
    let value = 0;
    for (let i = 0; i < width; i++, this.at++) value = (value << 1) | (((this.bytes[this.at >> 3] ?? 0) >>> (7 - (this.at & 7))) & 1);
    return value >>> 0;
  }
}

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Base 64 with the URL-safe alphabet, without padding. */
export function base64FromBytes(bytes: Uint8Array): string {
  const reader = new BitReader(bytes);
  return Array.from({ length: Math.ceil((bytes.length * 8) / 6) }, () => ALPHABET[reader.read(6)]!).join('');
}

export function bytesFromBase64(text: string): Uint8Array | null {
  const writer = new BitWriter();
  for (const character of text) {
    const value = ALPHABET.indexOf(character);
    if (value < 0) return null;
    writer.write(value, 6);
  }
  return writer.bytes().slice(0, Math.floor((text.length * 6) / 8));
}
