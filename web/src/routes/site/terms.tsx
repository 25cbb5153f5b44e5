import type { PageHandle } from '../../app/page-title.ts';
import { LegalPage } from '../../features/legal/legal-page.tsx';
import { terms } from '../../features/legal/terms.ts';
import { legalTexts } from '../../features/legal/texts.ts';
import { commonTexts } from '../../texts/common.ts';

export const handle: PageHandle = {
  title: commonTexts.terms,
  description: legalTexts.termsDescription,
};

export function Component() {
  return <LegalPage title={commonTexts.terms} gist={legalTexts.termsGist} sections={terms} />;
}
