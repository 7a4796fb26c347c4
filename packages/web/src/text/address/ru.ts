import { capitalized, YOU } from './you.ts';

/** «берёт» becomes «берёте», «отказывается» becomes «отказываетесь». */
const toYou = (verb: string): string => (verb.endsWith('тся') ? verb.replace(/тся$/, 'тесь') : `${verb}е`);

const verb = '([А-Яа-яё]+т(?:ся)?)(?![а-яё])';
/** Between the subject and its verb. */
const between = '((?:(?:её|его|уже|ничего|не|глядя) )*)';
const subject = new RegExp(`${YOU} ${between}${verb}`, 'g');
const after = new RegExp(`${verb} ${YOU}`, 'g');
/** The other verbs of the same subject. */
const further = / и (получает|пропускает|делает)(?= )/g;

/** Where the name of a player is only added, in brackets or after a colon. */
const phrases: readonly (readonly [string, string])[] = [
  [`Первый ход: ${YOU}`, 'Первый ход — ваш'],
  [`к владельцу: ${YOU}`, 'к вам'],
  [`лорда соперника (${YOU})`, 'вашего лорда'],
  [`перед соперником (${YOU})`, 'перед вами'],
  [`игрока (${YOU})`, 'вас'],
  [`агента (${YOU})`, 'вашего агента'],
];

/** Предложение, в котором один из игроков — слушатель: «Анна берёт…», «Вы берёте…». */
export function addressed(sentence: string): string {
  if (!sentence.includes(YOU)) return sentence;
  const isSubject = sentence.search(subject) === 0;
  const said = phrases
    .reduce((text, [from, to]) => text.replaceAll(from, to), sentence)
    .replaceAll(further, (whole, did: string) => (isSubject ? ` и ${toYou(did)}` : whole))
    .replaceAll(subject, (_, words: string, does: string) => `вы ${words}${toYou(does)}`)
    .replaceAll(after, (_, does: string) => `${toYou(does)} вы`)
    .replaceAll(YOU, 'вы');
  return capitalized(said);
}
