import type { PageHandle } from '../app/page-title.ts';
import { paths } from '../app/paths.ts';
import { Heading } from '../ui/heading.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { Page } from '../ui/page.tsx';

export const handle: PageHandle = { title: 'Page not found' };

export function Component() {
  return (
    <Page className="py-16 sm:py-24">
      <p className="font-serif text-19 text-quiet italic">This page is not in the book.</p>
      <Heading level={1} className="mt-2">
        Page not found
      </Heading>
      <p className="mt-4 max-w-[52ch] text-quiet">
        The address may be mistyped, or what stood here has moved. One of these leads back.
      </p>
      <div className="mt-8 flex flex-wrap gap-3">
        <LinkButton to={paths.home} look="primary">
          Home
        </LinkButton>
        <LinkButton to={paths.community}>Community</LinkButton>
        <LinkButton to={paths.upload}>Create a story</LinkButton>
      </div>
    </Page>
  );
}
