import { paths } from '../../../app/paths.ts';
import { toast } from '../../../ui/overlay/toast.ts';
import type { StoryForm } from '../draft/draft.ts';
import { refusalOf } from '../draft/validation.ts';
import { wizardTexts } from '../texts.ts';
import { createStory } from './create-story.ts';
import type { Sender } from './use-send.ts';

export const storySender: Sender<StoryForm> = {
  toast: 'create-story',
  refusalOf,
  send: createStory,
  words: {
    signIn: wizardTexts.signInToCreate,
    timeout: wizardTexts.timedOut,
  },
  creating: wizardTexts.creating,
  onCreated: (options) => void toast.blank(wizardTexts.generating, options),
  dashboard: paths.dashboard,
};
