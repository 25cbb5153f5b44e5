import { errorCodes } from '../../../shared/model/error-code.ts';
import { texts } from './catalogue.ts';

/** Why a generation failed, by the code in the session. */
export const failureTexts = texts('failure', {
  empty: 'There is no text to learn from in this material. Please add more and try again.',
  too_long: errorCodes.content_long.text,
  file_gone: 'The uploaded file is no longer there. Please upload it again.',
  encrypted: 'This file is protected with a password. Please upload a copy without a password.',
  scanned:
    'This file holds pictures of pages and no text, as scans do. Please upload a version with text or paste the text.',
  illegible:
    'The letters of this file cannot be read: its fonts do not say which letters they draw. Please paste the text or upload another version.',
  corrupt: 'This file is damaged and cannot be read. Please save it again or paste its text.',
  mismatched:
    'What is in this file does not fit the ending of its name. Please upload a .txt, .md, .pdf or .docx file.',
  exploding: 'This file unpacks to more than can be read safely. Please upload a smaller version or paste its text.',
  heavy: 'This file takes too long or too much memory to read. Please upload a simpler version or paste its text.',
  unsourced:
    'No text on this topic that passed our checks could be written. Please try again or add material of your own.',
  unwritten:
    'No chapter that passed our checks could be written from this material. Please try again or add more material.',
  busy: 'The model that writes lessons was too busy. Please try again in a few minutes.',
  model_silent:
    'The model that writes does not answer. Start its server and try again, or make a study edition instead.',
  model_slow:
    'The model that writes took too long for one answer. A smaller model or shorter material may do; or make a study edition instead.',
  model_failing:
    'The server of the model that writes answers with errors. Look into its window, try a shorter text, or make a study edition instead.',
  model_unfit:
    'The model that writes is not up to this: nothing that it wrote passed our checks. Choose a larger one, or make a study edition instead.',
  budget_spent: 'The daily budget for new generations is used up. Please try again tomorrow.',
  timed_out: 'Writing took longer than it may. Please try again.',
  cancelled: 'Cancelled',
  stopped: 'The generation was stopped before it was done. Please try again.',
  unknown: 'Something went wrong on our side while writing. Please try again.',
  never_started: 'The generation never started. Please try again.',
});
