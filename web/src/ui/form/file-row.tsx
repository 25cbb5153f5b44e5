import { FileText, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../button/icon-button.tsx';
import { Progress } from '../display/progress.tsx';
import { uiTexts } from '../texts.ts';

interface FileRowProps {
  name: string;
  /** Progress and time left, or the result. */
  note: ReactNode;
  /** 0 to 100 during the upload; undefined afterwards. */
  progress?: number;
  /** The button's label: "Cancel upload", "Remove file". */
  cancelLabel: string;
  onCancel: () => void;
}

export function FileRow({ name, note, progress, cancelLabel, onCancel }: FileRowProps) {
  return (
    <div className="grid grid-cols-[24px_minmax(0,1fr)_auto] items-center gap-x-3 rounded-control border border-rule bg-raised py-3 pr-3 pl-4">
      <FileText className="text-[18px] text-mode" />
      <div className="grid gap-0.5">
        <div className="flex flex-col justify-between text-15 leading-[22px] font-[520] sm:flex-row sm:gap-3">
          <bdi className="truncate">{name}</bdi>
          <span className="text-14 font-normal whitespace-nowrap text-quiet" role="status">
            {note}
          </span>
        </div>
        {progress !== undefined && <Progress bare label={uiTexts.uploading({ name })} value={progress} />}
      </div>
      <IconButton label={cancelLabel} icon={<X />} onClick={onCancel} />
    </div>
  );
}
