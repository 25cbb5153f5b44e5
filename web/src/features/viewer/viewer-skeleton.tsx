import { Page } from '../../ui/layout/page.tsx';
import { Skeleton } from '../../ui/layout/skeleton.tsx';
import { viewerTexts } from './texts.ts';

/** Placeholder in the shape of the viewer. */
export function ViewerSkeleton() {
  return (
    <div className="grid min-h-screen grid-cols-1 md:grid-cols-[316px_minmax(0,1fr)]">
      <div className="border-r border-rule bg-sunk p-6 max-md:hidden">
        <div className="mt-10 grid grid-cols-[60px_1fr] items-center gap-4">
          <Skeleton className="aspect-[5/7] w-[60px]" />
          <Skeleton className="h-5 w-full" />
        </div>
        <div className="mt-8 grid gap-6">
          {['a', 'b', 'c', 'd', 'e'].map((row) => (
            <Skeleton key={row} className="h-8 w-full" />
          ))}
        </div>
      </div>
      <Page full className="mx-auto w-full max-w-[988px] px-6 pt-16 max-sm:px-5" aria-busy="true">
        <div role="status">
          <h1 className="sr-only">{viewerTexts.loading}</h1>
        </div>
        <Skeleton className="h-12 w-96 max-w-full" />
        <div className="mt-10 grid max-w-[660px] gap-3.5">
          {['a', 'b', 'c', 'd', 'e', 'f'].map((line) => (
            <Skeleton key={line} className="h-[18px] w-full" />
          ))}
        </div>
      </Page>
    </div>
  );
}
