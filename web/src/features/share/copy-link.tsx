import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { Input } from '../../ui/form/input.tsx';
import { toast } from '../../ui/overlay/toast.ts';
import { shareTexts } from './texts.ts';

/** A link with a copy button; where the clipboard is not available, the link can be copied by hand. */
export function CopyLink({ path }: { path: string }) {
  const [copied, setCopied] = useState(false);
  const address = `${window.location.origin}${path}`;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      setCopied(true);
      toast.success(shareTexts.copied);
    } catch {
      toast.error(shareTexts.copyFailed);
    }
  };
  return (
    <div className="flex gap-2">
      <Input
        readOnly
        aria-label={shareTexts.linkLabel}
        value={address}
        onFocus={(event) => event.target.select()}
        className="min-w-0 flex-1"
      />
      <Button onClick={() => void copy()}>
        {copied ? <Check /> : <Copy />}
        {shareTexts.copyLink}
      </Button>
    </div>
  );
}
