import { ImageUp, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { AVATAR_BYTES, avatarTypes } from '../../../../shared/catalogue/avatars.ts';
import { formatBytes } from '../../lib/words/format.ts';
import { commonTexts } from '../../texts/common.ts';
import { Button } from '../../ui/button/button.tsx';
import { Avatar } from '../../ui/display/avatar.tsx';
import { profileTexts } from './texts.ts';
import type { PhotoHandle } from './use-photo.ts';

const ACCEPT = Object.keys(avatarTypes).join(',');

interface PhotoEditorProps {
  name: string;
  url: string | null;
  /** True when others can see the profile. */
  isPublic: boolean;
  photo: PhotoHandle;
}

/** The photo and its controls; a chosen file is previewed before it is uploaded. */
export function PhotoEditor({ name, url, isPublic, photo }: PhotoEditorProps) {
  const picker = useRef<HTMLInputElement>(null);
  return (
    <div className="grid justify-items-start gap-4">
      <Avatar name={name} url={photo.chosen?.preview ?? url} size="large" />
      <p role="status" className="text-14 text-quiet empty:hidden">
        {photo.chosen && profileTexts.photoPreview}
      </p>
      <div className="flex flex-wrap gap-2">
        {photo.chosen ? (
          <>
            <Button look="primary" size="small" busy={photo.sending} onClick={photo.send}>
              {profileTexts.photoUpload}
            </Button>
            <Button size="small" disabled={photo.sending} onClick={photo.dismiss}>
              {profileTexts.photoDiscard}
            </Button>
          </>
        ) : (
          <>
            <Button size="small" onClick={() => picker.current?.click()}>
              <ImageUp />
              {url === null ? profileTexts.photoAdd : profileTexts.photoChange}
            </Button>
            {url !== null && (
              <Button look="danger" size="small" busy={photo.removing} onClick={photo.remove}>
                <Trash2 />
                {commonTexts.remove}
              </Button>
            )}
          </>
        )}
      </div>
      <p className="text-13 leading-[18px] text-quiet">
        {(isPublic ? profileTexts.photoHintPublic : profileTexts.photoHintPrivate)({ size: formatBytes(AVATAR_BYTES) })}
      </p>
      <input
        ref={picker}
        type="file"
        accept={ACCEPT}
        aria-label={profileTexts.photoLabel}
        hidden
        onChange={({ target }) => {
          const file = target.files?.[0];
          if (file) photo.choose(file);
          // Reset, so that the same file can be chosen again
          target.value = '';
        }}
      />
    </div>
  );
}
