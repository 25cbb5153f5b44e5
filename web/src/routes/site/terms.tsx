import type { PageHandle } from '../../app/page-title.ts';
import { LegalPage } from '../../features/legal/legal-page.tsx';
import { terms } from '../../features/legal/terms.ts';
import { legalTexts } from '../../features/legal/texts.ts';
import { placeTexts } from '../../texts/place.ts';

export const handle: PageHandle = {
  title: placeTexts.terms,
  description: legalTexts.termsDescription,
};

export function Component() {
  return <LegalPage title={placeTexts.terms} gist={legalTexts.termsGist} sections={terms} />;
}
