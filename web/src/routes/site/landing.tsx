import type { PageHandle } from '../../app/page-title.ts';
import { Endpaper } from '../../features/landing/endpaper.tsx';
import { Features } from '../../features/landing/features.tsx';
import { Hero } from '../../features/landing/hero.tsx';
import { landingTexts } from '../../features/landing/texts.ts';
import { TwoEditions } from '../../features/landing/two-editions.tsx';
import { Why } from '../../features/landing/why.tsx';
import { Page } from '../../ui/layout/page.tsx';

export const handle: PageHandle = {
  title: landingTexts.pageTitle,
  description: landingTexts.pageDescription,
};

export function Component() {
  return (
    <Page full>
      <Hero />
      <Features />
      <TwoEditions />
      <Why />
      <Endpaper />
    </Page>
  );
}
