import { EDIT_UPLOAD_BYTES, MATERIAL_CHARACTERS } from '../../../../shared/catalogue/limits.ts';
import { formatBytes } from '../../lib/words/format.ts';
import { reasonOf } from '../../lib/words/reason.ts';
import { commonTexts } from '../../texts/common.ts';
import { refusalTexts } from '../../texts/refusal.ts';
import { Field } from '../../ui/form/field.tsx';
import { FileDrop } from '../../ui/form/file-drop.tsx';
import { Textarea } from '../../ui/form/textarea.tsx';
import { toast } from '../../ui/overlay/toast.ts';
import { isTooLong } from '../upload/is-too-long.ts';
import { append, appendRefusal, readText } from '../upload/read-text.ts';
import { EDIT_ACCEPT, editFileRefusal } from './check-edit-file.ts';
import { editTexts } from './texts.ts';

interface NewMaterialProps {
  value: string;
  onChange: (change: (material: string) => string) => void;
}

const refuse = (text: string) => void toast.error(text, { id: 'edit-file' });

/** A text field for new material; the text of a chosen file is appended to it. */
export function NewMaterial({ value, onChange }: NewMaterialProps) {
  const take = async (file: File) => {
    const refusal = editFileRefusal(file);
    if (refusal !== undefined) return refuse(refusal);
    try {
      const text = await readText(file);
      const tooLong = appendRefusal(value, text);
      if (tooLong !== undefined) return refuse(tooLong);
      onChange((material) => append(material, text));
    } catch (error) {
      refuse(reasonOf(error));
    }
  };
  return (
    <div className="grid gap-3">
      <Field
        label={editTexts.materialLabel}
        aside={commonTexts.materialHint}
        error={isTooLong(value) ? refusalTexts.content_long : undefined}
        count={`${value.length.toLocaleString()} / ${MATERIAL_CHARACTERS.toLocaleString()}`}
      >
        {(control) => (
          <Textarea
            {...control}
            className="min-h-48"
            placeholder={editTexts.materialHint}
            value={value}
            onChange={({ target }) => onChange(() => target.value)}
          />
        )}
      </Field>
      <FileDrop
        title={editTexts.dropTitle}
        note={editTexts.dropNote({ size: formatBytes(EDIT_UPLOAD_BYTES) })}
        accept={EDIT_ACCEPT}
        onFile={(file) => void take(file)}
      />
    </div>
  );
}
