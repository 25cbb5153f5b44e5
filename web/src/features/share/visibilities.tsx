import { Globe, Lock, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Visibility } from '../../../../shared/model/session/visibility.ts';
import { commonTexts } from '../../texts/common.ts';
import { shareTexts } from './texts.ts';

interface Kind {
  readonly label: string;
  readonly description: string;
  readonly icon: ReactNode;
}

/** Shown to somebody who closes the dialog without applying their choice. */
export const stays = (visibility: Visibility): string =>
  shareTexts.unchanged({ visibility: visibilities[visibility].label });

/** Texts of who may read an item besides its owner. */
export const visibilities: Record<Visibility, Kind> = {
  private: { label: commonTexts.private, description: shareTexts.privateText, icon: <Lock /> },
  community: {
    label: shareTexts.community,
    description: shareTexts.communityText,
    icon: <Users />,
  },
  public: {
    label: commonTexts.public,
    description: shareTexts.publicText,
    icon: <Globe />,
  },
};
