import * as z from 'zod/mini';
import { filePlaceholder } from '../../../../../shared/catalogue/uploads.ts';
import { UploadIdSchema } from '../../../../../shared/model/id.ts';

/** An uploaded PDF or Word file. `until` (epoch milliseconds) is when the upload expires. */
export const DraftFileSchema = z.object({
  uploadId: UploadIdSchema,
  name: z.string(),
  size: z.int(),
  until: z.number(),
});
export type DraftFile = z.infer<typeof DraftFileSchema>;

/** The material of a form of any mode. */
export interface DraftMaterial {
  content: string;
  file: DraftFile | null;
}

export type MaterialChange<F> = (form: Partial<F> | ((form: F) => Partial<F>)) => void;

export const hasMaterial = ({ content, file }: DraftMaterial): boolean => content.trim() !== '' || file !== null;

/** The typed text, or a placeholder for it when there is only a document; and the document. */
export const sentMaterial = ({
  content,
  file,
}: DraftMaterial): { content: string; uploadId?: DraftFile['uploadId'] } => {
  const typed = content.trim();
  return {
    content: typed === '' && file ? filePlaceholder(file.name) : typed,
    ...(file ? { uploadId: file.uploadId } : {}),
  };
};
