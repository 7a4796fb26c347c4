/** A text as UTF-8. An unpaired surrogate becomes the replacement character. */
export function utf8(text: string): Uint8Array {
  const bytes = new Uint8Array(text.length * 3);
  let length = 0;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    if (unit < 0x80) {
      bytes[length++] = unit;
      continue;
    }
    const code = text.codePointAt(i)!;
    const point = code >= 0xd800 && code < 0xe000 ? 0xfffd : code;
    if (point >= 0x1_0000) i++;
    if (point < 0x800) bytes[length++] = 0xc0 | (point >> 6);
    else {
      if (point < 0x1_0000) bytes[length++] = 0xe0 | (point >> 12);
      else {
        bytes[length++] = 0xf0 | (point >> 18);
        bytes[length++] = 0x80 | ((point >> 12) & 63);
      }
      bytes[length++] = 0x80 | ((point >> 6) & 63);
    }
    bytes[length++] = 0x80 | (point & 63);
  }
  return bytes.subarray(0, length);
}

/** The reverse; null if the bytes are not UTF-8. */
export function textOf(bytes: Uint8Array): string | null {
  try {
    return decodeURIComponent(Array.from(bytes, (byte) => `%${byte.toString(16).padStart(2, '0')}`).join(''));
  } catch {
    return null;
  }
}
