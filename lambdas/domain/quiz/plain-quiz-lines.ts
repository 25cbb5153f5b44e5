/** A question as it is read from its lines. */
export interface QuestionLines {
  readonly question: string;
  readonly options: readonly string[];
  /** As written beside its number in the answer key, or under the question; undefined when nothing is. */
  readonly answer: string | undefined;
  readonly explanation: string;
}

const NUMBERED = /^(?:#{1,6} )?(?:question |q)?(\d{1,3})[.):] ?(.*)$/i;
const OPTION = /^(?:[-*] )?\(?([A-Z])[).:] (.+)$/i;
const KEY_HEADING = /^(?:#{1,6} )?(?:answer key|answers|correct answers|key):?$/i;
const ANSWER = /^(?:correct )?answer: ?(.+)$/i;
const EXPLANATION = /^explanation: ?(.+)$/i;
/** "1. B", "1) B - because …", "1: C) the root". */
const KEYED = /^(?:question |q)?(\d{1,3})[.):-] ?(.*)$/i;
/** More than one answer in a line: "1. B, 2. C". */
const SEVERAL = /(\d{1,3})[.):-] ?\(?([A-Z])\)?(?=[,;\s]|$)/gi;

interface Draft {
  readonly number: number;
  readonly question: string[];
  readonly options: string[];
  answer: string | undefined;
  explanation: string;
}

const linesOf = (text: string): string[] =>
  text
    .replaceAll('**', '')
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '');

/** Answers by the number of their question; the first one counts. */
const keyOf = (lines: readonly string[]): Map<number, { answer: string; explanation: string }> => {
  const key = new Map<number, { answer: string; explanation: string }>();
  const add = (number: string | undefined, answer: string, explanation = '') => {
    if (number !== undefined && !key.has(Number(number))) key.set(Number(number), { answer, explanation });
  };
  for (const line of lines) {
    const several = [...line.matchAll(SEVERAL)];
    if (several.length > 1) for (const [, number, letter] of several) add(number, letter ?? '');
    else {
      const [, number, said = ''] = KEYED.exec(line) ?? [];
      const [answer = '', ...why] = said.split(/ [-–—] /);
      add(number, answer, why.join(' – '));
    }
  }
  return key;
};

const draftsOf = (lines: readonly string[]): Draft[] => {
  const drafts: Draft[] = [];
  for (const line of lines) {
    const draft = drafts.at(-1);
    const [, number, asked = ''] = NUMBERED.exec(line) ?? [];
    const option = OPTION.exec(line)?.[2];
    if (number !== undefined) {
      const question = asked === '' ? [] : [asked];
      drafts.push({ number: Number(number), question, options: [], answer: undefined, explanation: '' });
    } else if (draft && option !== undefined) draft.options.push(option);
    else if (draft && ANSWER.test(line)) draft.answer = ANSWER.exec(line)?.[1];
    else if (draft && EXPLANATION.test(line)) draft.explanation = EXPLANATION.exec(line)?.[1] ?? '';
    else if (draft && draft.options.length === 0) draft.question.push(line);
  }
  return drafts;
};

/** Numbered questions, options from A) on, and an answer key after them or an answer under each. */
export const readPlainQuiz = (text: string): QuestionLines[] => {
  const lines = linesOf(text);
  const at = lines.findIndex((line) => KEY_HEADING.test(line));
  const key = keyOf(at === -1 ? [] : lines.slice(at + 1));
  return draftsOf(at === -1 ? lines : lines.slice(0, at)).map(({ number, question, options, answer, explanation }) => ({
    question: question.join(' '),
    options,
    answer: answer ?? key.get(number)?.answer,
    explanation: explanation || (key.get(number)?.explanation ?? ''),
  }));
};
