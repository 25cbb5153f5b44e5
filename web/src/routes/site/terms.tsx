import type { PageHandle } from '../../app/page-title.ts';
import { LegalPage } from '../../features/legal/legal-page.tsx';
import { terms } from '../../features/legal/terms.ts';
import { legalTexts } from '../../features/legal/texts.ts';

export const handle: PageHandle = {
  title: legalTexts.termsOfService,
  description: legalTexts.theTermsOfUsing,
};

export function Component() {
  return <LegalPage title={legalTexts.termsOfService} gist={legalTexts.inShortWhatYou} sections={terms} />;
}
