import { errorCodes } from '../../../../../shared/model/error-code.ts';
import { paths } from '../../../app/paths.ts';
import { wizardTraditionalTexts } from '../../../texts/wizard-traditional.ts';
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
    signIn: wizardTraditionalTexts.pleaseSignInTo,
    timeout: wizardTraditionalTexts.requestTimedOutTry,
  },
  creating: wizardTraditionalTexts.creatingYourLesson,
  onCreated: (options) => void toast.loading(wizardTraditionalTexts.generatingYourLesson, options),
  onAccepted: (options) => void toast.blank(wizardTraditionalTexts.yourLessonIsBeing, options),
  dashboard: paths.dashboardTraditional,
};
