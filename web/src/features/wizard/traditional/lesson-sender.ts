import { paths } from '../../../app/paths.ts';
import { titleRefusal } from '../../../lib/title-refusal.ts';
import { refusalTexts } from '../../../texts/refusal.ts';
import { wizardTraditionalTexts } from '../../../texts/wizard-traditional.ts';
import { LINE, limitRefusal, PARAGRAPH } from '../../../ui/limit.ts';
import { toast } from '../../../ui/toast.ts';
import { isTooLong } from '../../upload/is-too-long.ts';
import { hasMaterial } from '../material.ts';
import type { Sender } from '../use-send.ts';
import { contextOf, createLesson } from './create-lesson.ts';
import type { LessonForm } from './lesson-draft.ts';

export const lessonSender: Sender<LessonForm> = {
  toast: 'create-lesson',
  refusalOf: (form) => {
    if (!hasMaterial(form)) return refusalTexts.lesson_content_required;
    if (isTooLong(form.content)) return refusalTexts.content_long;
    return (
      titleRefusal(form.title) ??
      limitRefusal([form.categoryCustom, form.subcategoryCustom], LINE) ??
      // They are sent as one
      limitRefusal([contextOf(form)], PARAGRAPH)
    );
  },
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
