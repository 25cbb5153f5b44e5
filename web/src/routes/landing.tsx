import type { PageHandle } from '../app/page-title.ts';
import { Endpaper } from '../features/landing/endpaper.tsx';
import { Features } from '../features/landing/features.tsx';
import { Hero } from '../features/landing/hero.tsx';
import { Why } from '../features/landing/why.tsx';
import { landingTexts } from '../texts/landing.ts';
import { Page } from '../ui/page.tsx';

export const handle: PageHandle = {
  title: landingTexts.bringYourNotesRead,
  description: landingTexts.fabulaTurnsAFileA,
};

export function Component() {
  return (
    <Page full>
      <Hero />
      <Features />
      <Why />
      <Endpaper />
    </Page>
  );
}
