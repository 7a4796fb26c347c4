import { answers, decode, encode, extendRecord, invariant, openRecord, play, validateSetup, type GameRecord } from '@fathom/kernel';
import { expect, test } from 'vitest';
import { abyss } from '../src/index.ts';

/** The record of a few moves with these options. */
function recorded(options: object): GameRecord {
  const admitted = validateSetup(abyss, 2, options);
  invariant(admitted.ok, 'the options fit');
  let { record, state } = openRecord(abyss, ['Ann', 'Bob'], admitted.value.options, { secret: 'link', words: [] });
  for (let i = 0; i < 10; i++) {
    const answer = answers(abyss, state)[0]!;
    const played = play(abyss, state, answer.seat, answer.move);
    invariant(played.ok, 'a listed move is played');
    record = extendRecord(abyss, record, state, answer, played.state);
    state = played.state;
  }
  return record;
}

function linkOf(record: GameRecord): string {
  const link = encode(abyss, record);
  invariant(link.ok, 'a record can be encoded');
  return link.value;
}

const headerOf = (link: string): unknown[] => JSON.parse(Buffer.from(link.split('.')[2]!, 'base64url').toString()) as unknown[];

test.each([{}, { kraken: true, masterOfMagic: 'any' }])('a link holds only options that differ from the usual ones: %j', (options) => {
  const record = recorded(options);
  const link = linkOf(record);
  expect(Object.keys(headerOf(link)[2] as object).every((name) => name in options)).toBe(true);
  expect(decode(abyss, link)).toMatchObject({ ok: true, value: { record } });
});

test('a link of an earlier release, with all its options, still opens', () => {
  const record = recorded({ kraken: true });
  const [format, game, head, moves] = linkOf(record).split('.');
  const header = headerOf([format, game, head].join('.'));
  header[2] = record.options;
  const old = [format, game, Buffer.from(JSON.stringify(header)).toString('base64url'), moves].join('.');
  expect(old.length).toBeGreaterThan(linkOf(record).length + 300);
  expect(decode(abyss, old)).toMatchObject({ ok: true, value: { record } });
});
