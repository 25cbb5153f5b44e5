import type { PageHandle } from '../app/page-title.ts';
import { LegalPage } from '../features/legal/legal-page.tsx';
import { privacy } from '../features/legal/privacy.ts';

export const handle: PageHandle = {
  title: 'Privacy Policy',
  description: 'What Fabula keeps about you, what for, for how long, and how to take it with you or erase it.',
};

export function Component() {
  return (
    <LegalPage
      title="Privacy Policy"
      gist="In short: your material is yours and private. It is used to write your lessons and for nothing else. You can take everything with you, and you can erase it."
      sections={privacy}
    />
  );
}
