import { Upload } from 'lucide-react';
import { type DragEvent, useRef, useState } from 'react';
import { Button } from '../button/button.tsx';
import { cx } from '../cx.ts';
import { uiTexts } from '../texts.ts';

interface FileDropProps {
  title: string;
  note: string;
  /** As an input's accept attribute: ".txt,.md,.pdf,.docx". */
  accept: string;
  onFile: (file: File) => void;
  disabled?: boolean;
  id?: string;
  'aria-describedby'?: string | undefined;
}

/** Accepts one dropped or chosen file. The caller validates it. */
export function FileDrop({ title, note, accept, onFile, disabled = false, id, ...aria }: FileDropProps) {
  const picker = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const take = (files: FileList | null | undefined) => {
    const file = files?.[0];
    if (file && !disabled) onFile(file);
  };
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is an alternative to the button inside
    <div
      onDragOver={(event) => {
        event.preventDefault();
        setOver(!disabled);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={onDrop}
      className={cx(
        'flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card border-[1.5px] border-dashed p-4 transition-colors sm:flex-nowrap sm:gap-5 sm:px-6 sm:py-5',
        over ? 'border-mode-fill bg-mode-wash' : 'border-rule-firm bg-sunk',
      )}
    >
      <span className="grid size-12 flex-none place-items-center rounded-control bg-raised text-[20px] text-mode shadow-[0_0_0_1px_var(--rule)]">
        <Upload />
      </span>
      <p className="min-w-[190px] flex-1 leading-6">
        <b className="font-semi">{title}</b>
        <small className="block text-14 leading-5 text-quiet">{note}</small>
      </p>
      <Button
        size="small"
        className="w-full bg-raised sm:w-auto"
        disabled={disabled}
        id={id}
        {...aria}
        onClick={() => picker.current?.click()}
      >
        {uiTexts.chooseFile}
      </Button>
      <input
        ref={picker}
        type="file"
        accept={accept}
        hidden
        onChange={(event) => {
          take(event.target.files);
          // Reset, so that the same file can be chosen again after it was removed
          event.target.value = '';
        }}
      />
    </div>
  );
}
