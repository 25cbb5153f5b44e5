import type { PageHandle } from '../../app/page-title.ts';
import { paths } from '../../app/paths.ts';
import { shellTexts } from '../../features/shell/texts.ts';
import { placeTexts } from '../../texts/place.ts';
import { LinkButton } from '../../ui/button/link-button.tsx';
import { Heading } from '../../ui/layout/heading.tsx';
import { Page } from '../../ui/layout/page.tsx';

export const handle: PageHandle = { title: shellTexts.notFoundTitle };

export function Component() {
  return (
    <Page className="py-16 sm:py-24">
      <p className="font-serif text-19 text-quiet italic">{shellTexts.notFoundText}</p>
      <Heading level={1} className="mt-2">
        {shellTexts.notFoundTitle}
      </Heading>
      <p className="mt-4 max-w-[52ch] text-quiet">{shellTexts.notFoundHint}</p>
      <div className="mt-8 flex flex-wrap gap-3">
        <LinkButton to={paths.home} look="primary">
          {placeTexts.home}
        </LinkButton>
        <LinkButton to={paths.community}>{placeTexts.community}</LinkButton>
        <LinkButton to={paths.upload}>{shellTexts.create}</LinkButton>
      </div>
    </Page>
  );
}
