import { paths } from '../../../app/paths.ts';
import { titleRefusal } from '../../../lib/words/title-refusal.ts';
import { refusalTexts } from '../../../texts/refusal.ts';
import { LINE, limitRefusal, PARAGRAPH } from '../../../ui/form/limit.ts';
import { toast } from '../../../ui/overlay/toast.ts';
import { isTooLong } from '../../upload/is-too-long.ts';
import { hasMaterial } from '../material/material.ts';
import type { Sender } from '../sending/use-send.ts';
import { contextOf, createLesson } from './create-lesson.ts';
import type { TraditionalForm } from './lesson-draft.ts';
import { wizardTraditionalTexts } from './texts.ts';

export const lessonSender: Sender<TraditionalForm> = {
  toast: 'create-lesson',
  refusalOf: (form) => {
    if (!hasMaterial(form)) return refusalTexts.lesson_content_required;
    if (isTooLong(form.content)) return refusalTexts.content_long;
    return (
      titleRefusal(form.title) ??
      limitRefusal([form.categoryCustom, form.subcategoryCustom], LINE) ??
      // Both are sent as one text
      limitRefusal([contextOf(form)], PARAGRAPH)
    );
  },
  send: createLesson,
  words: {
    signIn: wizardTraditionalTexts.signInToCreate,
    timeout: wizardTraditionalTexts.timedOut,
  },
  creating: wizardTraditionalTexts.creating,
  onCreated: (options) => void toast.loading(wizardTraditionalTexts.generating, options),
  onAccepted: (options) => void toast.blank(wizardTraditionalTexts.accepted, options),
  dashboard: paths.dashboardTraditional,
};
