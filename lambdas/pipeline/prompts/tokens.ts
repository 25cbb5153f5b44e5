/**
 * A careful guess without a tokenizer: about four characters of an alphabet make a token, and of other scripts each
 * character about one.
 */
export const estimateTokens = (text: string): number => {
  const dense = text.match(/[^\p{Script=Latin}\p{Script=Common}\p{Script=Cyrillic}\p{Script=Greek}]/gu)?.length ?? 0;
  return Math.ceil(dense + (text.length - dense) / 4);
};

/** Tokens reserved for an answer: words, the quotes beside them, and the marks of JSON, in the densest of scripts. */
const TOKENS_A_WORD = 2.5;
export const answerTokens = {
  source: (words: number): number => Math.ceil(400 + TOKENS_A_WORD * words),
  plan: (scenes: number): number => 700 + 120 * scenes,
  scene: (words: number): number => Math.ceil(1_000 + TOKENS_A_WORD * words),
  open: (questions: number): number => 400 + 900 * questions,
  quiz: (questions: number): number => 400 + 450 * questions,
} as const;
