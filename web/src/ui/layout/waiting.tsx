import { Heading } from './heading.tsx';
import { Page } from './page.tsx';
import { Skeleton } from './skeleton.tsx';

/** Fills the page while it is decided whether it may be shown, so that the footer stays at the bottom. */
export function Waiting({ title }: { title: string }) {
  return (
    <Page className="min-h-screen py-12" aria-busy="true">
      <div role="status">
        <Heading level={1} size="section">
          {title}
        </Heading>
      </div>
      <Skeleton className="mt-6 h-3.5 w-72 max-w-full" />
      <Skeleton className="mt-3 h-3.5 w-52 max-w-full" />
    </Page>
  );
}
