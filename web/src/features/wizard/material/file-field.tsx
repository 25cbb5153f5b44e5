import { RotateCcw } from 'lucide-react';
import { UPLOAD_BYTES } from '../../../../../shared/catalogue/limits.ts';
import { useNow } from '../../../lib/browser/use-now.ts';
import { formatBytes } from '../../../lib/words/format.ts';
import { commonTexts } from '../../../texts/common.ts';
import { Button } from '../../../ui/button/button.tsx';
import { FileDrop } from '../../../ui/form/file-drop.tsx';
import { FileRow } from '../../../ui/form/file-row.tsx';
import { Group } from '../../../ui/form/group.tsx';
import { ACCEPT } from '../../upload/check-file.ts';
import { uploadNote } from '../../upload/upload-note.ts';
import type { Sending } from '../../upload/use-upload.ts';
import { wizardTexts } from '../texts.ts';
import type { DraftFile } from './material.ts';
import type { Bringing } from './use-material.ts';

interface FileFieldProps {
  file: DraftFile | null;
  bringing: Bringing;
  onRemove: () => void;
}

function SendingRow({ sending, onCancel }: { sending: Sending; onCancel: () => void }) {
  const now = useNow(1_000);
  if (sending.failed === undefined)
    return (
      <FileRow
        name={sending.name}
        note={uploadNote(sending, now)}
        progress={(sending.sent / sending.size) * 100}
        cancelLabel={wizardTexts.uploadCancel}
        onCancel={onCancel}
      />
    );
  return (
    <div className="grid gap-2">
      <FileRow
        name={sending.name}
        note={wizardTexts.uploadFailed}
        cancelLabel={wizardTexts.fileRemove}
        onCancel={onCancel}
      />
      <p role="alert" className="flex flex-wrap items-center justify-between gap-3 text-14 text-wrong">
        {sending.failed}
        <Button size="small" onClick={sending.again}>
          <RotateCcw />
          {commonTexts.tryAgain}
        </Button>
      </p>
    </div>
  );
}

export function FileField({ file, bringing: { sending, take, cancel }, onRemove }: FileFieldProps) {
  return (
    <Group label={wizardTexts.fileLabel} aside={wizardTexts.fileKinds({ size: formatBytes(UPLOAD_BYTES) })}>
      <FileDrop
        title={wizardTexts.dropTitle}
        note={wizardTexts.dropNote}
        accept={ACCEPT}
        onFile={(file) => void take(file)}
      />
      {sending && <SendingRow sending={sending} onCancel={cancel} />}
      {file && !sending && (
        <FileRow
          name={file.name}
          note={wizardTexts.uploadDone({ size: formatBytes(file.size) })}
          cancelLabel={wizardTexts.fileRemove}
          onCancel={onRemove}
        />
      )}
    </Group>
  );
}
