import { capitalized, YOU } from './you.ts';

/** «бере» becomes «берете», «платить» becomes «платите», «відмовляється» becomes «відмовляєтеся». */
const toYou = (verb: string): string =>
  verb.endsWith('ться') ? verb.replace(/ться$/, 'теся') : verb.endsWith('ить') ? verb.replace(/ть$/, 'те') : `${verb}те`;

const verb = '([А-ЯІЇЄҐа-яіїєґ’]+(?:[еє]|ить|[еєи]ться))(?![а-яіїєґ’])';
/** Between the subject and its verb. */
const between = '((?:(?:її|його|уже|нічого|не|наосліп) )*)';
const subject = new RegExp(`${YOU} ${between}${verb}`, 'g');
const after = new RegExp(`${verb} ${YOU}`, 'g');
/** The other verbs of the same subject. */
const further = / (і|й|та) (отримує|пропускає|виконує)(?= )/g;

/** Where the name of a player is only added, in brackets or after a colon. */
const phrases: readonly (readonly [string, string])[] = [
  [`Перший хід: ${YOU}`, 'Перший хід — ваш'],
  [`до власника: ${YOU}`, 'до вас'],
  [`лорда суперника (${YOU})`, 'вашого лорда'],
  [`перед суперником (${YOU})`, 'перед вами'],
  [`гравця (${YOU})`, 'вас'],
  [`агента (${YOU})`, 'вашого агента'],
];

/** Речення, в якому один з гравців — слухач: «Анна бере…», «Ви берете…». */
export function addressed(sentence: string): string {
  if (!sentence.includes(YOU)) return sentence;
  const isSubject = sentence.search(subject) === 0;
  const said = phrases
    .reduce((text, [from, to]) => text.replaceAll(from, to), sentence)
    .replaceAll(further, (whole, and: string, did: string) => (isSubject ? ` ${and} ${toYou(did)}` : whole))
    .replaceAll(subject, (_, words: string, does: string) => `ви ${words}${toYou(does)}`)
    .replaceAll(after, (_, does: string) => `${toYou(does)} ви`)
    .replaceAll(YOU, 'ви');
  return capitalized(said);
}
