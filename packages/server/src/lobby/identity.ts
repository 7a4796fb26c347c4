import { createHash } from 'node:crypto';

/* A person is identified by a token that only their device knows. Only hashes of tokens and recovery words are stored. */

const TOKEN = /^[0-9a-f]{64}$/;

export const isToken = (text: string): boolean => TOKEN.test(text);

export const keyOf = (token: string): string => hash('device', token);

/** Normalizes recovery words: spaces, dashes and capitals do not matter. */
export const recoveryKey = (words: string): string =>
  hash(
    'recovery',
    words
      .toLowerCase()
      .split(/[^a-z]+/)
      .filter(Boolean)
      .join(' '),
  );

const hash = (kind: string, text: string): string => createHash('sha256').update(`fathom/${kind}\n${text}`).digest('hex');
