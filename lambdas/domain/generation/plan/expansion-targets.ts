import { type DetailLevel, detailLevels } from '../../../../shared/catalogue/contract-choices.ts';

/** Questions of the one quiz that closes an expansion. */
const questions = { short: 3, medium: 4, long: 5 } as const satisfies Record<DetailLevel, number>;

/** What a detail level adds at most: scenes with the quiz among them, as everywhere. */
export const expansionTargets = (level: DetailLevel) => ({
  sceneTarget: detailLevels[level] + 1,
  questionTarget: questions[level],
});
