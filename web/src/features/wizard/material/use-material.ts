import { useCallback } from 'react';
import { reasonOf } from '../../../lib/words/reason.ts';
import { toast } from '../../../ui/overlay/toast.ts';
import { checkFile } from '../../upload/check-file.ts';
import { append, appendRefusal, readText } from '../../upload/read-text.ts';
import { useUpload } from '../../upload/use-upload.ts';
import { wizardTexts } from '../texts.ts';
import type { DraftMaterial, MaterialChange } from './material.ts';

/** Adds a file to the draft: the text of a text file to its content; a document as an upload. */
export const useMaterial = (change: MaterialChange<DraftMaterial>) => {
  const { sending, send, cancel } = useUpload((file) => {
    change({ file });
    toast.success(wizardTexts.uploadedToast({ name: file.name }));
  });
  const take = useCallback(
    async (file: File) => {
      const checked = checkFile(file);
      if (checked.kind === 'refused') return void toast.error(checked.text);
      if (checked.kind === 'document') return send(file);
      try {
        const text = await readText(file);
        let tooLong: string | undefined;
        change(({ content }) => {
          tooLong = appendRefusal(content, text);
          return tooLong === undefined ? { content: append(content, text) } : {};
        });
        if (tooLong !== undefined) toast.error(tooLong);
      } catch (error) {
        toast.error(reasonOf(error));
      }
    },
    [change, send],
  );
  return { sending, cancel, take };
};
export type Bringing = ReturnType<typeof useMaterial>;
