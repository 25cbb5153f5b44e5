import { filled, texts } from '../../texts/catalogue.ts';

export const uploadTexts = texts('upload', {
  fileUnread: 'Failed to read file content: it was moved or changed since it was chosen. Please choose it again.',
  fileEmpty: 'File appears to be empty or unreadable',
  fileKindRefused: 'Please upload only .txt, .md, .pdf, or .docx files',
  sentOf: filled('{sent} of {size}'),
  refused: 'The upload was refused.',
  failed: 'The upload failed.',
  draftLoading: 'Opening your draft',
  draftFailed: 'What you asked for could not be loaded',
});
