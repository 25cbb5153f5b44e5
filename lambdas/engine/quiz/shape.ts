import { countWords, words } from '../text/words.ts';

const PLURAL = /(?:[^sui]s|ies|(?:[^aeiou]|qu)ata|mata|teria)$/i;
const IRREGULAR =
  /^(?:people|children|men|women|algae|bacteria|fungi|larvae|mice|feet|teeth|geese|police|cattle|sheep|fish)$/i;
export const isPlural = (term: string): boolean => {
  const last = words(term).at(-1) ?? '';
  return PLURAL.test(last) || IRREGULAR.test(last);
};

/** Which subjects a verb goes with: an option that does not agree gives itself away. */
export type Agreement = 'one' | 'many' | 'any';

/** A bare form after a plural is the present; after a singular it can only be a past. */
export const agreementOf = (verb: string, plural: boolean): Agreement => {
  if (/^(?:is|was|has|does|isn’t|wasn’t|ist|war|hat|hatte|wurde|wird|es|era|fue|tiene|puede|está)$/.test(verb))
    return 'one';
  if (/^(?:are|were|have|do|sind|waren|haben|hatten|wurden|werden|son|eran|fueron|tienen|pueden|están)$/.test(verb))
    return 'many';
  if (/(?:[btlgnrsdmfzhk]en|aron|ieron|aban|ían)$/.test(verb)) return 'many';
  if (/(?:ó|aba|ía)$/.test(verb)) return 'one';
  if (/^(?:can|could|may|might|must|will|would|should|had|did|cannot)$/.test(verb) || /ed$/.test(verb)) return 'any';
  if (/[^s]s$/.test(verb)) return 'one';
  return plural ? 'many' : 'any';
};

const SUFFIX =
  /(?:ing|tion|sion|ment|ity|ness|ism|sis|ist|er|or|ase|ase|ogy|phyll|plast|ance|ence|age|ure|ide|ine|ium)$/i;

/** How alike two terms look, 0 to about 5: wrong options should not give themselves away by their form. */
export const likeness = (a: string, b: string): number => {
  let score = 0;
  const capitals = (text: string): boolean => /^\p{Lu}.*\s\p{Lu}/u.test(text) || /^\p{Lu}{2,}/u.test(text);
  if (capitals(a) === capitals(b)) score += 1.5;
  score += 1 - Math.min(1, Math.abs(countWords(a) - countWords(b)) / 2);
  if (SUFFIX.exec(a)?.[0] === SUFFIX.exec(b)?.[0]) score += 1;
  score += 1 - Math.min(1, Math.abs(a.length - b.length) / 12);
  return score;
};

const ARTICLE = /^(?:an?|the|any|ein|eine|der|die|das|un|una|el|la|los|las|le|les|uno|il|um|uma|o|os)\b/i;
const GERUND = /^\p{L}+ing\b/iu;
/** The grammar a definition begins with; wrong options begin the same way. */
export const opening = (text: string): 'article' | 'gerund' | 'other' =>
  ARTICLE.test(text) ? 'article' : GERUND.test(text) ? 'gerund' : 'other';

/** What tells somebody to do something, and states nothing. */
const INSTRUCTION =
  /^(?:add|adjust|apply|bake|boil|call|change|check|choose|click|close|connect|copy|create|delete|do not|don’t|don't|download|edit|enable|ensure|enter|freeze|heat|install|keep|leave|lower|make sure|mix|move|open|place|pour|press|put|read|raise|remove|restart|run|save|select|set|start|stop|turn|type|unpack|use|verify|wait|write)\b/i;
export const isInstruction = (text: string): boolean => INSTRUCTION.test(text);

const startsName = (text: string): boolean => /^(?:\p{Lu}\p{Lu}|\p{Lu}\S*\s\p{Lu}|\p{Lu}\p{Ll}*[.’'\d_()])/u.test(text);
/** Gives an option the case of the key, unless its capital belongs to it. */
export const inCaseOf = (key: string, option: string): string => {
  if (/^(?:\p{Lu}\p{Ll}|A )/u.test(key) && /^\p{Ll}[\p{Ll} ’'-]*(?:\s|$|,)/u.test(option))
    return option[0]?.toUpperCase() + option.slice(1);
  if (/^\p{Ll}/u.test(key) && (/^A /.test(option) || (/^\p{Lu}\p{Ll}/u.test(option) && !startsName(option))))
    return option[0]?.toLowerCase() + option.slice(1);
  return option;
};
