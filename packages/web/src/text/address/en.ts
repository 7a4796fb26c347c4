import { capitalized, YOU } from './you.ts';

const irregular: Readonly<Record<string, string>> = { has: 'have', is: 'are', goes: 'go' };

/** "takes" becomes "take": what a third person does, as said to somebody. */
const base = (verb: string): string => irregular[verb] ?? verb.replace(/(?<=ss)es$|s$/, '');

const subject = new RegExp(`${YOU} (already )?([a-z]+s)\\b`, 'g');
/** The other verbs of the same subject. */
const further = / and (takes|scores|keeps|skips)\b/g;

/** A sentence in which a player is the listener: "Ann takes a pearl from you", "You take a pearl from Ann". */
export function addressed(sentence: string): string {
  if (!sentence.includes(YOU)) return sentence;
  const isSubject = sentence.search(subject) === 0;
  const said = sentence
    .replaceAll(further, (whole, verb: string) => (isSubject ? ` and ${base(verb)}` : whole))
    .replaceAll(subject, (_, adverb: string | undefined, verb: string) => `you ${adverb ?? ''}${base(verb)}`)
    .replaceAll(new RegExp(`\\bthe ([a-z]+) of ${YOU}`, 'g'), 'your $1')
    .replaceAll(`of ${YOU}`, 'of yours')
    .replaceAll(YOU, 'you')
    .replace(/^(you reveal) their\b/, '$1 your');
  return capitalized(said);
}
