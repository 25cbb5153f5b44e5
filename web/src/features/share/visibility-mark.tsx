import type { Visibility } from '../../../../shared/model/visibility.ts';
import { Badge } from '../../ui/badge.tsx';
import { visibilities } from './visibilities.tsx';

/** That others read this too; a private one says nothing. */
export function VisibilityMark({ visibility, className }: { visibility: Visibility; className?: string }) {
  if (visibility === 'private') return null;
  const { label, icon } = visibilities[visibility];
  return (
    <Badge icon={icon} {...(className === undefined ? {} : { className })}>
      {label}
    </Badge>
  );
}
