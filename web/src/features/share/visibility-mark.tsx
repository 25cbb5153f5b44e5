import { EyeOff } from 'lucide-react';
import type { Session } from '../../../../shared/model/session/session.ts';
import { Badge } from '../../ui/display/badge.tsx';
import { postTexts } from '../post/texts.ts';
import { visibilities } from './visibilities.tsx';

type VisibilityMarkProps = Pick<Session, 'visibility' | 'hidden'> & { className?: string };

/** That others read this too, or would if no moderator hid it; a private one says nothing. */
export function VisibilityMark({ visibility, hidden, className }: VisibilityMarkProps) {
  const more = className === undefined ? {} : { className };
  if (hidden)
    return (
      <Badge tone="wrong" icon={<EyeOff />} {...more}>
        {postTexts.hidden}
      </Badge>
    );
  if (visibility === 'private') return null;
  const { label, icon } = visibilities[visibility];
  return (
    <Badge icon={icon} {...more}>
      {label}
    </Badge>
  );
}
