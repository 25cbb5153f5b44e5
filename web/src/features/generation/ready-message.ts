import type { Mode } from '../../../../shared/catalogue/contract-choices.ts';
import { paths } from '../../app/paths.ts';
import { generationTexts } from './texts.ts';

export interface ReadyMessage {
  /** Where the session opens by itself; null where only a link is shown. */
  readonly opens: {
    /** The page on which it opens by itself. */
    readonly dashboard: string;
    /** Milliseconds. */
    readonly after: number;
    readonly text: (title: string) => string;
  } | null;
  /** The message shown with a link to the session. */
  readonly text: (title: string) => string;
  /** Milliseconds. */
  readonly lasts: number;
}

const isReady = (title: string) => generationTexts.readyTitled({ title });

export const readyMessages: Record<Mode, ReadyMessage> = {
  custom: {
    opens: {
      dashboard: paths.dashboard,
      after: 1_500,
      text: (title) => generationTexts.storyOpening({ ready: isReady(title) }),
    },
    text: () => generationTexts.storyReady,
    lasts: 4_000,
  },
  anchor: {
    opens: {
      dashboard: paths.dashboardAnchor,
      after: 1_200,
      text: (title) => generationTexts.lessonOpening({ ready: isReady(title) }),
    },
    text: isReady,
    lasts: 4_000,
  },
  traditional: { opens: null, text: isReady, lasts: 3_000 },
};
