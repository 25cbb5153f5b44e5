import { Globe, Lock, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Visibility } from '../../../../shared/model/visibility.ts';
import { shareTexts } from './texts.ts';

interface Kind {
  readonly label: string;
  readonly description: string;
  readonly icon: ReactNode;
}

/** For whoever leaves without applying what they chose. */
export const stays = (visibility: Visibility): string =>
  shareTexts.nothingChanged({ visibility: visibilities[visibility].label });

/** Who may read an item besides who made it. */
export const visibilities: Record<Visibility, Kind> = {
  private: { label: shareTexts.private, description: shareTexts.nobodyButYou, icon: <Lock /> },
  community: {
    label: shareTexts.community,
    description: shareTexts.everybodyWhoIsSigned,
    icon: <Users />,
  },
  public: {
    label: shareTexts.public,
    description: shareTexts.everybodyWithTheLink,
    icon: <Globe />,
  },
};
