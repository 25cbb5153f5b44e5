import phrases from './phrases.json' with { type: 'json' };

/**
 * The pattern of what a list of words and phrases says, by its name in `phrases.json`: `{any}` in it is any of the list.
 * Each has examples and counterexamples there, which are its tests.
 */
export const phrasePattern = (name: keyof typeof phrases, flags = 'iu'): RegExp => {
  const { pattern, any } = phrases[name];
  return new RegExp(pattern.replaceAll('{any}', any.join('|')), flags);
};
