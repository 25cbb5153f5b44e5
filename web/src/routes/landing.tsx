import type { PageHandle } from '../app/page-title.ts';
import { Endpaper } from '../features/landing/endpaper.tsx';
import { Features } from '../features/landing/features.tsx';
import { Hero } from '../features/landing/hero.tsx';
import { Why } from '../features/landing/why.tsx';
import { Page } from '../ui/page.tsx';

export const handle: PageHandle = {
  title: 'Bring your notes, read a book that answers back',
  description:
    'Fabula turns a file, a page of notes or a typed idea into a lesson, a story, or a lesson set in a world you already know.',
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
