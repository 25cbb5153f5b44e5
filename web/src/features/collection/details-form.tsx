import { type FormEvent, useState } from 'react';
import { COLLECTION_TITLE_CHARACTERS } from '../../../../shared/catalogue/limits.ts';
import { titleRefusal } from '../../lib/words/title-refusal.ts';
import { commonTexts } from '../../texts/common.ts';
import { Button } from '../../ui/button/button.tsx';
import { Field } from '../../ui/form/field.tsx';
import { Input } from '../../ui/form/input.tsx';
import { isOver } from '../../ui/form/limit.ts';
import { Textarea } from '../../ui/form/textarea.tsx';

export interface CollectionDetails {
  readonly title: string;
  readonly description: string;
}

interface DetailsFormProps {
  words?: CollectionDetails;
  action: string;
  busy: boolean;
  onSave: (words: CollectionDetails) => void;
}

const LONGEST_DESCRIPTION = 500;

/** Form for title and description of a collection. */
export function DetailsForm({ words, action, busy, onSave }: DetailsFormProps) {
  const [title, setTitle] = useState(words?.title ?? '');
  const [description, setDescription] = useState(words?.description ?? '');
  const refusal = titleRefusal(title, COLLECTION_TITLE_CHARACTERS);
  const limit = { length: description.trim().length, most: LONGEST_DESCRIPTION };
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (title.trim() !== '' && refusal === undefined && !isOver(limit))
      onSave({ title: title.trim(), description: description.trim() });
  };
  return (
    <form onSubmit={save} className="mt-5 grid gap-4">
      <Field label={commonTexts.title} error={refusal} required>
        {(field) => <Input {...field} value={title} onChange={({ target }) => setTitle(target.value)} />}
      </Field>
      <Field label={commonTexts.description} aside={commonTexts.optional} limit={limit}>
        {(field) => (
          <Textarea {...field} rows={3} value={description} onChange={({ target }) => setDescription(target.value)} />
        )}
      </Field>
      <div className="flex justify-end">
        <Button type="submit" look="primary" busy={busy}>
          {action}
        </Button>
      </div>
    </form>
  );
}
