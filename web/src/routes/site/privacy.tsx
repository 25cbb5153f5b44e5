import type { PageHandle } from '../../app/page-title.ts';
import { LegalPage } from '../../features/legal/legal-page.tsx';
import { privacy } from '../../features/legal/privacy.ts';
import { legalTexts } from '../../features/legal/texts.ts';
import { commonTexts } from '../../texts/common.ts';

export const handle: PageHandle = {
  title: commonTexts.privacy,
  description: legalTexts.privacyDescription,
};

export function Component() {
  return <LegalPage title={commonTexts.privacy} gist={legalTexts.privacyGist} sections={privacy} />;
}
