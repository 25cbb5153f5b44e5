import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { hasFormat, type SessionFormat } from '../../../../shared/model/export.ts';
import type { SessionId } from '../../../../shared/model/id.ts';
import { paths } from '../../app/paths.ts';
import { api } from '../../lib/api.ts';
import { exportTexts } from '../../texts/export.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Link } from '../../ui/link.tsx';
import { RadioCards } from '../../ui/radio-cards.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import { toast } from '../../ui/toast.ts';
import { useSubscription } from '../subscription/subscription-context.ts';
import { saveFile } from './save-file.ts';

const formats: readonly { value: SessionFormat; label: string; description: string }[] = [
  { value: 'markdown', label: exportTexts.markdown, description: exportTexts.forNotesAppsAnd },
  { value: 'html', label: exportTexts.webPage, description: exportTexts.oneHtmlFileTo },
  { value: 'epub', label: exportTexts.eBook, description: exportTexts.epubForReadersOf },
];

interface FormatDialogProps {
  sessionId: SessionId;
  onClose: () => void;
}

export default function FormatDialog({ sessionId, onClose }: FormatDialogProps) {
  const { active } = useSubscription();
  const tier = active ? 'pro' : 'free';
  const [format, setFormat] = useState<SessionFormat>('markdown');
  const { mutate, isPending } = useMutation({
    mutationFn: () => api('exportSession', { params: { sessionId }, query: { format } }),
    onSuccess: (file) => {
      saveFile(file);
      onClose();
    },
    onError: (error) => toast.error(error.message || exportTexts.failedToExportThis),
  });
  const options = formats.map((option) => {
    const locked = !hasFormat(tier, option.value);
    return locked ? { ...option, label: `${option.label} (Pro)`, disabled: true } : option;
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={exportTexts.exportSession}
      description={exportTexts.itsScenesAndQuestions}
      actions={
        <>
          <Button onClick={onClose}>{exportTexts.cancel}</Button>
          <Button look="primary" busy={isPending} onClick={() => mutate()}>
            {exportTexts.download}
          </Button>
        </>
      }
    >
      <RadioCards
        label={exportTexts.format}
        options={options}
        value={format}
        onChange={setFormat}
        name="format"
        className="mt-5 grid gap-3"
      />
      {!active && (
        <p className="mt-4 text-14 text-quiet">
          <RichText
            text={exportTexts.webPagesAndE}
            parts={{
              link: (
                <Link to={paths.pricing} className="underline">
                  {exportTexts.seeThePlans}
                </Link>
              ),
            }}
          />
        </p>
      )}
    </Dialog>
  );
}
