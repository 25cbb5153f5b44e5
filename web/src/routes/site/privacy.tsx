import type { PageHandle } from '../../app/page-title.ts';
import { LegalPage } from '../../features/legal/legal-page.tsx';
import { privacy } from '../../features/legal/privacy.ts';
import { legalTexts } from '../../features/legal/texts.ts';

export const handle: PageHandle = {
  title: legalTexts.privacyPolicy,
  description: legalTexts.whatFabulaKeepsAbout,
};

export function Component() {
  return <LegalPage title={legalTexts.privacyPolicy} gist={legalTexts.inShortYourMaterial} sections={privacy} />;
}
