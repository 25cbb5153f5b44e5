import type { PageHandle } from '../app/page-title.ts';
import { Heading } from '../ui/heading.tsx';

export const handle: PageHandle = {
  title: 'Bring your notes, read a book that answers back',
  description:
    'Fabula turns a file, a page of notes or a typed idea into a lesson, a story, or a lesson set in a world you already know.',
};

export function Component() {
  return (
    <main>
      <Heading level={1}>Bring your notes. Read a book that answers back.</Heading>
    </main>
  );
}
