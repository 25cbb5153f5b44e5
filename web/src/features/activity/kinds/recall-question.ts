import type { Recall } from '../../../../../shared/model/learning/activity.ts';
import { directionOf } from '../../../../../shared/model/text/direction.ts';
import { spokenLanguage } from '../../../texts/catalogue.ts';
import { activityTexts } from '../texts.ts';

/** What runs from right to left keeps its place in a sentence that runs the other way. */
const isolated = (text: string): string => (directionOf(text) === 'rtl' ? `\u2068${text}\u2069` : text);

/** What is covered, within a sentence. */
export const recalledPart = ({ heading, passage }: Pick<Recall, 'heading' | 'passage'>): string => {
  if (passage) {
    const named = passage.blocks === 1 ? activityTexts.recallParagraph : activityTexts.recallPassage;
    return named({ begins: isolated(passage.begins) });
  }
  return heading === null ? activityTexts.recallChapter : activityTexts.recallPart({ section: isolated(heading) });
};

const asks: Readonly<Record<Recall['task'], typeof activityTexts.recallAsk>> = {
  recall: activityTexts.recallAsk,
  summarize: activityTexts.recallSummarize,
  explain: activityTexts.recallExplain,
};

/** What a recall asks for: what a part of a chapter says, or what it says about something. */
export const recallQuestion = ({
  task,
  cues,
  ...asked
}: Pick<Recall, 'heading' | 'passage' | 'task' | 'cues'>): string => {
  const part = recalledPart(asked);
  if (cues.length === 0) return asks[task]({ part });
  return activityTexts.recallAskAbout({ part, cues: new Intl.ListFormat(spokenLanguage()).format(cues.map(isolated)) });
};
