import { paths } from '../../app/paths.ts';
import { wizardTexts } from '../../texts/wizard.ts';
import { toast } from '../../ui/toast.ts';
import { createStory } from './create-story.ts';
import type { Form } from './draft.ts';
import type { Sender } from './use-send.ts';
import { refusalOf } from './validation.ts';

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
