import { errorCodes } from '../../../../../shared/model/error-code.ts';
import { paths } from '../../../app/paths.ts';
import { toast } from '../../../ui/toast.ts';
import { hasMaterial } from '../material.ts';
import type { Sender } from '../use-send.ts';
import { createLesson } from './create-lesson.ts';
import type { LessonForm } from './lesson-draft.ts';

export const lessonSender: Sender<LessonForm> = {
  toast: 'create-lesson',
  refusalOf: (form) => (hasMaterial(form) ? undefined : errorCodes.lesson_content_required.text),
  send: createLesson,
  words: {
    signIn: 'Please sign in to create sessions',
    timeout: 'Request timed out. Try again with shorter content or check your connection.',
  },
  creating: 'Creating your lesson…',
  onCreated: (options) => void toast.loading('Generating your lesson…', options),
  onAccepted: (options) => void toast.blank('Your lesson is being finalized!', options),
  dashboard: paths.dashboardTraditional,
};
