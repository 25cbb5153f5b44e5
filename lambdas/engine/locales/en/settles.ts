import { isVerb, type Sentence } from '../../nlp/reading.ts';

/** Asked in the words of a statement, of each of several cases, or of what is only imagined: its sentence speaks of something less. */
const UNCERTAIN = /^Why (?:is it that|(?:w|c|sh)ould\b|m[ai]ght\b|may\b|\w+ (?:every|each|any|all|most|some|no)\b)/;
/** What something is called for is seen in its name. */
const NAMED = /^Why (?:is|are|was|were) .*\b(?:called|named|known as|termed|referred to)\b/;
/** What may or should be done is not what happens. */
const ADVICE = /^(?:can|could|may|might|must|should|ought|need)$/;

/** Whether what follows a condition is something that happens: "the crust cracks", not "the crust is hard". */
const tellsEvent = ({ text, tokens }: Sentence): boolean => {
  const from = text.indexOf(', ');
  const after = tokens.filter(({ start, pos }) => start > from && pos !== 'ADV');
  const at = after.findIndex((token) => isVerb(token) && !token.text.endsWith('ing'));
  if (at < 1 || ADVICE.test(after[at]?.text ?? '') || /^(?:there|you|we)$/i.test(after[0]?.text ?? '')) return false;
  const full = after.slice(at).find(({ pos }) => pos !== 'AUX');
  return full?.pos === 'VERB' || /ed$/.test(full?.text ?? '');
};

/** Whether a question for a reason, or for what follows, is answered in full by its sentence. */
export const settles = (question: string, sentence: Sentence): boolean =>
  question.startsWith('What happen') ? tellsEvent(sentence) : !UNCERTAIN.test(question) && !NAMED.test(question);
