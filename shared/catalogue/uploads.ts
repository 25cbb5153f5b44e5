/** The file types a learner may bring, by the ending of the name. */
export const uploadTypes = {
  txt: 'text/plain',
  md: 'text/markdown',
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
} as const;

export type UploadExtension = keyof typeof uploadTypes;

export const extensionOf = (name: string): UploadExtension | undefined => {
  const ending = /\.([a-z]+)$/i.exec(name)?.[1]?.toLowerCase();
  return ending !== undefined && Object.hasOwn(uploadTypes, ending) ? (ending as UploadExtension) : undefined;
};

/** Sent as `content` when a PDF or DOCX came without typed text; nothing is ever generated from it. */
export const filePlaceholder = (name: string): string => `[Content of ${name} is extracted during generation]`;
