import { paths } from '../../app/paths.ts';
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
    signIn: 'Please sign in to create story sessions',
    timeout: 'Request timed out. Please try again with a shorter content or check your connection.',
  },
  creating: 'Creating your story session...',
  onCreated: (options) => void toast.blank('Generating your interactive story...', options),
  dashboard: paths.dashboard,
};
