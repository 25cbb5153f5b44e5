import { Globe, Lock, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Visibility } from '../../../../shared/model/visibility.ts';

interface Kind {
  readonly label: string;
  readonly description: string;
  readonly icon: ReactNode;
}

/** Who may read an item besides who made it. */
export const visibilities: Record<Visibility, Kind> = {
  private: { label: 'Private', description: 'Nobody but you.', icon: <Lock /> },
  community: {
    label: 'Community',
    description: 'Everybody who is signed in.',
    icon: <Users />,
  },
  public: {
    label: 'Public',
    description: 'Everybody with the link, also without an account.',
    icon: <Globe />,
  },
};
