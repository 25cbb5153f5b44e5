import { CONTENT_MINIMUM } from '../../../../../shared/catalogue/limits.ts';
import type { ErrorCode } from '../../../../../shared/model/error-code.ts';
import { titleRefusal } from '../../../lib/words/title-refusal.ts';
import { refusalTexts } from '../../../texts/refusal.ts';
import { LINE, limitRefusal, PARAGRAPH } from '../../../ui/form/limit.ts';
import { isTooLong } from '../../upload/is-too-long.ts';
import { hasMaterial } from '../material/material.ts';
import { authorOf, genreOf, type StoryForm } from './draft.ts';

export const hasStyle = (form: StoryForm): boolean => genreOf(form) !== '' && authorOf(form) !== '';

const refusalCode = (form: StoryForm): ErrorCode | undefined => {
  if (!hasMaterial(form)) return 'content_required';
  if (!form.file && form.content.trim().length < CONTENT_MINIMUM) return 'content_short';
  if (isTooLong(form.content)) return 'content_long';
  if (!hasStyle(form)) return 'style_required';
  return undefined;
};

/** Why the form cannot be submitted, as the user reads it; undefined when it can. */
export const refusalOf = (form: StoryForm): string | undefined => {
  const code = refusalCode(form);
  return (
    (code && refusalTexts[code]) ??
    titleRefusal(form.title) ??
    limitRefusal([genreOf(form), authorOf(form)], LINE) ??
    limitRefusal([form.learningObjectives, form.additionalContext], PARAGRAPH)
  );
};
