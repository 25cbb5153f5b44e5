import type { PageHandle } from '../app/page-title.ts';
import { LegalPage } from '../features/legal/legal-page.tsx';
import { terms } from '../features/legal/terms.ts';

export const handle: PageHandle = {
  title: 'Terms of Service',
  description: 'The terms of using Fabula: whose content it is, what is acceptable, how plans and cancelling work.',
};

export function Component() {
  return (
    <LegalPage
      title="Terms of Service"
      gist="In short: what you bring and what is made of it is yours. Bring what you may use, be decent, and cancel whenever you like."
      sections={terms}
    />
  );
}
