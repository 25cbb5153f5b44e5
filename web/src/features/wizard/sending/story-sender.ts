import { paths } from '../../../app/paths.ts';
import { toast } from '../../../ui/overlay/toast.ts';
import type { Form } from '../draft/draft.ts';
import { refusalOf } from '../draft/validation.ts';
import { wizardTexts } from '../texts.ts';
import { createStory } from './create-story.ts';
import type { Sender } from './use-send.ts';

export const storySender: Sender<Form> = {
  toast: 'create-story',
  refusalOf,
  send: createStory,
  words: {
    signIn: wizardTexts.pleaseSignInTo,
    timeout: wizardTexts.requestTimedOutPlease,
  },
  creating: wizardTexts.creatingYourStorySession,
  onCreated: (options) => void toast.blank(wizardTexts.generatingYourInteractiveStory, options),
  dashboard: paths.dashboard,
};
