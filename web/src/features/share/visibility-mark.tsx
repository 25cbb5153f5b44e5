import { EyeOff } from 'lucide-react';
import type { Session } from '../../../../shared/model/session/session.ts';
import { Badge } from '../../ui/display/badge.tsx';
import { postTexts } from '../post/texts.ts';
import { visibilities } from './visibilities.tsx';

type VisibilityMarkProps = Pick<Session, 'visibility' | 'hidden'> & { className?: string };

/** Shows that others can read this, or could if a moderator had not hidden it; nothing for a private one. */
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
