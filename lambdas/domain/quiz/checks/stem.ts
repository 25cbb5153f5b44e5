import { countWords } from '../../../../shared/model/text/words.ts';
import { type Finding, major, minor } from '../../scene/checks/finding.ts';
import { fold } from '../../scene/fold.ts';
import { contentStems } from '../../scene/words.ts';

const STEM = { leastWords: 5, longest: 500 } as const;
const LENGTH_CUE = { minor: 1.25, major: 1.8, leastDifference: 12 } as const;
const ABSOLUTE = /\b(?:always|never|completely|entirely|impossible|every(?:one|thing|body)?|nobody|nothing)\b/i;

/** A right option that stands out by its length, longer or shorter than all others. */
export const lengthCue = (options: readonly string[], key: number): Finding[] => {
  const right = options[key]?.length ?? 0;
  const wrong = options.filter((_, index) => index !== key).map(({ length }) => length);
  const mean = options.reduce((sum, { length }) => sum + length, 0) / options.length;
  const longer = right - Math.max(...wrong) >= LENGTH_CUE.leastDifference;
  const shorter = Math.min(...wrong) - right >= LENGTH_CUE.leastDifference;
  const times = longer ? right / mean : shorter ? mean / right : 1;
  if (times <= LENGTH_CUE.minor) return [];
  const reason = `The right option is much ${longer ? 'longer' : 'shorter'} than the others.`;
  return [times > LENGTH_CUE.major ? major('length-cue', reason) : minor('length-cue', reason)];
};

const repeatedWord = (stem: string, options: readonly string[], key: number): Finding[] => {
  const asked = contentStems(stem);
  const others = contentStems(options.filter((_, index) => index !== key).join(' '));
  const onlyInKey = [...contentStems(options[key] ?? '')].filter(
    (word) => word.length >= 5 && asked.has(word) && !others.has(word),
  );
  return onlyInKey.length > 0 ? [minor('repeated-word', 'The right option alone repeats a word of the question.')] : [];
};

/** "… is an" fits only some options; one plural among singulars stands out. */
const grammarCue = (stem: string, options: readonly string[], key: number): Finding[] => {
  const article = /\b(an?)\s*(?:_{2,}|…)?\s*[:?.]?$/i.exec(stem.trim())?.[1]?.toLowerCase();
  const fits = (option: string) => /^[aeiou]/i.test(option) === (article === 'an');
  if (article && fits(options[key] ?? '') && !options.every(fits))
    return [minor('grammar-cue', 'The article at the end of the question fits the right option alone.')];
  const plural = (option: string) => /[a-z]{2}s$/i.test(option) && !/(?:ss|is|us)$/i.test(option);
  const short = options.every((option) => countWords(option) <= 2);
  const differs = options.every((option, index) => index === key || plural(option) !== plural(options[key] ?? ''));
  return short && options.length > 2 && differs
    ? [minor('grammar-cue', 'The right option alone is plural, or alone is singular.')]
    : [];
};

const absoluteWord = (options: readonly string[]): Finding[] => {
  const [word] = options.flatMap((option) => ABSOLUTE.exec(option)?.[0] ?? []);
  return word ? [minor('absolute', `An option uses an absolute word, "${word}".`)] : [];
};

const english = (stem: string, options: readonly string[], key: number): Finding[] => [
  ...absoluteWord(options),
  ...(/^(?:which|what|who)\b.*\b(?:not|except)\b/.test(stem) || /^Which\b.*\b(?:not|except)\b/.test(stem)
    ? [minor('negation', 'The question asks for what is not so, without stressing the "not".')]
    : []),
  ...grammarCue(stem, options, key),
];

/** Flaws of item writing. Those that live in a language's words are looked for in English only. */
export const stemFindings = (stem: string, options: readonly string[], key: number, language: string): Finding[] => {
  const right = fold(options[key] ?? '');
  const latin = /\p{Script=Latin}/u.test(stem);
  return [
    ...(stem.length > STEM.longest || (latin && countWords(stem) < STEM.leastWords)
      ? [major('stem', 'The question has under five words or over 500 characters.')]
      : []),
    ...(right.length >= 5 && fold(stem).includes(right)
      ? [major('given-away', 'The question already contains the right option.')]
      : []),
    ...lengthCue(options, key),
    ...repeatedWord(stem, options, key),
    ...(language === 'en' ? english(stem, options, key) : []),
  ];
};
