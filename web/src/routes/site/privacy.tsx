import type { PageHandle } from '../../app/page-title.ts';
import { LegalPage } from '../../features/legal/legal-page.tsx';
import { privacy } from '../../features/legal/privacy.ts';
import { legalTexts } from '../../features/legal/texts.ts';
import { placeTexts } from '../../texts/place.ts';

export const handle: PageHandle = {
  title: placeTexts.privacy,
  description: legalTexts.privacyDescription,
};

export function Component() {
  return <LegalPage title={placeTexts.privacy} gist={legalTexts.privacyGist} sections={privacy} />;
}
