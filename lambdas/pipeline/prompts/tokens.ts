/**
 * A conservative estimate without a tokenizer: a token is about four characters of an alphabetic script, or one character
 * of other scripts.
 */
export const estimateTokens = (text: string): number => {
  const dense = text.match(/[^\p{Script=Latin}\p{Script=Common}\p{Script=Cyrillic}\p{Script=Greek}]/gu)?.length ?? 0;
  return Math.ceil(dense + (text.length - dense) / 4);
};

/** Enough for a word with its share of quotes and JSON syntax, also in scripts that need the most tokens. */
const TOKENS_A_WORD = 2.5;
export const answerTokens = {
  source: (words: number): number => Math.ceil(400 + TOKENS_A_WORD * words),
  plan: (scenes: number): number => 700 + 240 * scenes,
  bible: 600,
  scene: (words: number): number => Math.ceil(1_000 + TOKENS_A_WORD * words),
  /** Three, with their quotes. */
  activities: 2_000,
  open: (questions: number): number => 400 + 900 * questions,
  /** Each with two quotes, a line of reasoning and a mistake for each wrong option. */
  quiz: (questions: number): number => 400 + 650 * questions,
  /** A dozen objections, each with its sentence. */
  check: 1_800,
  mend: (objections: number): number => 300 + 250 * objections,
  /** Five ideas, then a reason and now and then a clue or a doubt for each question. */
  solve: (questions: number): number => 600 + 180 * questions,
} as const;
