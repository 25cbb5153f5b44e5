import { filled, texts } from '../../texts/catalogue.ts';

export const uploadTexts = texts('upload', {
  itHasChangedSince: 'it was moved or changed since it was chosen. Please choose it again.',
  fileAppearsToBe: 'File appears to be empty or unreadable',
  pleaseUploadOnlyTxt: 'Please upload only .txt, .md, .pdf, or .docx files',
  fileMustBeSmaller: 'File must be smaller than 10MB',
  of: filled('{sent} of {size}'),
  theUploadFailed: 'The upload failed.',
  generateNewStory: 'Generate New Story',
  storySessionNotFound: 'Story Session Not Found',
  storySessionNotFoundOr: 'Story session not found or not accessible',
  backToDashboard: 'Back to Dashboard',
  openingYourDraft: 'Opening your draft',
  whatYouAskedFor: 'What you asked for could not be loaded',
  tryAgain: 'Try again',
});
