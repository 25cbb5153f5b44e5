import { slugify } from '../../../shared/catalogue/choice.ts';
import { activeRecall } from './active-recall.ts';
import { conflictManagement } from './conflict-management.ts';
import { decisionMakingUnderPressure } from './decision-making-under-pressure.ts';
import { emotionalIntelligence } from './emotional-intelligence.ts';
import { focusAndFlow } from './focus-and-flow.ts';
import { givingAndReceivingFeedback } from './giving-and-receiving-feedback.ts';
import { leadingTeams } from './leading-teams.ts';
import { noteTakingStrategies } from './note-taking-strategies.ts';
import { persuasion } from './persuasion.ts';
import { publicSpeaking } from './public-speaking.ts';
import { spacedRepetition } from './spaced-repetition.ts';
import { storytelling } from './storytelling.ts';

/** What a lesson without material is made from, by the slug of the preset sub-topic: English, in Markdown. */
export const topicTexts: ReadonlyMap<string, string> = new Map([
  ['spaced-repetition', spacedRepetition],
  ['active-recall', activeRecall],
  ['note-taking-strategies', noteTakingStrategies],
  ['focus-and-flow', focusAndFlow],
  ['leading-teams', leadingTeams],
  ['decision-making-under-pressure', decisionMakingUnderPressure],
  ['emotional-intelligence', emotionalIntelligence],
  ['conflict-management', conflictManagement],
  ['storytelling', storytelling],
  ['persuasion', persuasion],
  ['giving-and-receiving-feedback', givingAndReceivingFeedback],
  ['public-speaking', publicSpeaking],
]);

/** The text on a sub-topic, named by its slug or its label; undefined for a topic of the learner's own. */
export const topicTextFor = (subtopic: string): string | undefined => topicTexts.get(slugify(subtopic));
