import { wordsOf } from '../../../../shared/model/text/words.ts';
import { type Finding, major } from './finding.ts';

/** So many words in a row are no coincidence. */
const RUN = 8;
const MARKS = /<\/?(?:chunk|material|contract|outline|task)\b|\bchunk (?:id\b|c\d+)|\[c\d+\]|\(c\d+\)/i;

const runsOf = (text: string): Set<string> => {
  const words = wordsOf(text.toLowerCase());
  return new Set(
    words.slice(0, Math.max(0, words.length - RUN + 1)).map((_, at) => words.slice(at, at + RUN).join(' ')),
  );
};

const known = new Map<string, Set<string>>();
const rulesRuns = (rules: string): Set<string> => {
  const runs = known.get(rules) ?? runsOf(rules);
  known.clear();
  known.set(rules, runs);
  return runs;
};

/** Text of the prompt, or its marks, in what a learner would read; unless the material itself says so. */
export const leakFindings = (text: string, rules: string, material: string): Finding[] => {
  const reason = 'It repeats the instructions or mentions the marks around the material.';
  const mark = MARKS.exec(text)?.[0];
  if (mark && !material.includes(mark)) return [major('leak', reason)];
  const forbidden = rulesRuns(rules);
  const leaked = [...runsOf(text)].filter((run) => forbidden.has(run));
  return leaked.length > 0 && leaked.some((run) => !runsOf(material).has(run)) ? [major('leak', reason)] : [];
};
