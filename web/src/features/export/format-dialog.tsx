import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { hasFormat, type SessionFormat } from '../../../../shared/model/export.ts';
import type { SessionId } from '../../../../shared/model/id.ts';
import { paths } from '../../app/paths.ts';
import { api } from '../../lib/api.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { RadioCards } from '../../ui/radio-cards.tsx';
import { toast } from '../../ui/toast.ts';
import { useSubscription } from '../subscription/subscription-context.ts';
import { saveFile } from './save-file.ts';

const formats: readonly { value: SessionFormat; label: string; description: string }[] = [
  { value: 'markdown', label: 'Markdown', description: 'For notes apps and editors' },
  { value: 'html', label: 'Web page', description: 'One HTML file, to read or to print' },
  { value: 'epub', label: 'E-book', description: 'EPUB, for readers of books' },
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
    onError: (error) => toast.error(error.message || 'Failed to export this session'),
  });
  const options = formats.map((option) => {
    const locked = !hasFormat(tier, option.value);
    return locked ? { ...option, label: `${option.label} (Pro)`, disabled: true } : option;
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title="Export session"
      description="Its scenes and questions, with the answers and the places in your material at the end of each quiz."
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button look="primary" busy={isPending} onClick={() => mutate()}>
            Download
          </Button>
        </>
      }
    >
      <RadioCards
        label="Format"
        options={options}
        value={format}
        onChange={setFormat}
        name="format"
        className="mt-5 grid gap-3"
      />
      {!active && (
        <p className="mt-4 text-14 text-quiet">
          Web pages and e-books are part of Pro.{' '}
          <Link to={paths.pricing} className="underline">
            See the plans
          </Link>
        </p>
      )}
    </Dialog>
  );
}
