import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { hasFormat, type SessionFormat } from '../../../../shared/model/account/export.ts';
import type { SessionId } from '../../../../shared/model/id.ts';
import { paths } from '../../app/paths.ts';
import { api } from '../../lib/api/api.ts';
import { saveFile } from '../../lib/browser/save-file.ts';
import { saidBy } from '../../lib/words/reason.ts';
import { commonTexts } from '../../texts/common.ts';
import { placeTexts } from '../../texts/place.ts';
import { Button } from '../../ui/button/button.tsx';
import { RichText } from '../../ui/display/rich-text.tsx';
import { RadioCards } from '../../ui/form/radio-cards.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { toast } from '../../ui/overlay/toast.ts';
import { useSubscription } from '../subscription/subscription-context.ts';
import { exportTexts } from './texts.ts';

/** The format that the browser makes itself, by printing the open lesson. */
const PAPER = 'paper';
type Choice = SessionFormat | typeof PAPER;

interface Option {
  value: Choice;
  label: string;
  description: string;
  disabled?: boolean;
}

const onPaper: Option = { value: PAPER, label: exportTexts.paper, description: exportTexts.paperHint };
const formats: readonly (Option & { value: SessionFormat })[] = [
  { value: 'markdown', label: commonTexts.markdown, description: exportTexts.markdownHint },
  { value: 'html', label: exportTexts.webPage, description: exportTexts.webPageHint },
  { value: 'epub', label: exportTexts.eBook, description: exportTexts.eBookHint },
];

interface FormatDialogProps {
  sessionId: SessionId;
  onClose: () => void;
  onPrint?: () => Promise<void>;
}

export default function FormatDialog({ sessionId, onClose, onPrint }: FormatDialogProps) {
  const { active } = useSubscription();
  const tier = active ? 'pro' : 'free';
  const [format, setFormat] = useState<Choice>('markdown');
  const { mutate, isPending } = useMutation({
    mutationFn: (wanted: SessionFormat) => api('exportSession', { params: { sessionId }, query: { format: wanted } }),
    onSuccess: (file) => {
      saveFile(file);
      onClose();
    },
    onError: (error) => toast.error(saidBy(error) || exportTexts.failed),
  });
  const files = formats.map((option): Option => {
    const locked = !hasFormat(tier, option.value);
    return locked ? { ...option, label: `${option.label} (Pro)`, disabled: true } : option;
  });
  const options = onPrint ? [...files, onPaper] : files;
  const take = () => {
    if (format !== PAPER) return mutate(format);
    onClose();
    onPrint?.().catch(() => toast.error(exportTexts.failed));
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={exportTexts.dialogTitle}
      description={exportTexts.dialogText}
      actions={
        <>
          <Button onClick={onClose}>{commonTexts.cancel}</Button>
          <Button look="primary" busy={isPending} onClick={take}>
            {format === PAPER ? exportTexts.print : exportTexts.download}
          </Button>
        </>
      }
    >
      <RadioCards
        label={exportTexts.formatLabel}
        options={options}
        value={format}
        onChange={setFormat}
        name="format"
        className="mt-5 grid gap-3"
      />
      {!active && (
        <p className="mt-4 text-14 text-quiet">
          <RichText
            text={exportTexts.proOnly}
            parts={{
              link: (
                <Link to={paths.pricing} className="underline">
                  {placeTexts.toPlans}
                </Link>
              ),
            }}
          />
        </p>
      )}
    </Dialog>
  );
}
