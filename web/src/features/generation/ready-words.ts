import type { Mode } from '../../../../shared/catalogue/contract-choices.ts';
import { paths } from '../../app/paths.ts';
import { generationTexts } from '../../texts/generation.ts';

export interface ReadyWords {
  /** The page on which `here` is said; everywhere else it is `elsewhere`, with a link. */
  readonly dashboard: string;
  readonly here: (title: string) => string;
  readonly elsewhere: (title: string) => string;
  /** Milliseconds. */
  readonly lasts: number;
  /** Milliseconds until the dashboard opens the session by itself; null where it does not. */
  readonly opensAfter: number | null;
}

const isReady = (title: string) => generationTexts.isReady({ title });

export const readyWords: Record<Mode, ReadyWords> = {
  custom: {
    dashboard: paths.dashboard,
    here: (title) => generationTexts.openingYourStory({ ready: isReady(title) }),
    elsewhere: () => generationTexts.yourInteractiveStoryIs,
    lasts: 4_000,
    opensAfter: 1_500,
  },
  anchor: {
    dashboard: paths.dashboardAnchor,
    here: (title) => generationTexts.openingYourLesson({ ready: isReady(title) }),
    elsewhere: isReady,
    lasts: 4_000,
    opensAfter: 1_200,
  },
  traditional: {
    dashboard: paths.dashboardTraditional,
    here: isReady,
    elsewhere: isReady,
    lasts: 3_000,
    opensAfter: null,
  },
};
