import { RotateCcw } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { commonTexts } from '../../../texts/common.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Skeleton } from '../../../ui/layout/skeleton.tsx';
import { deckTexts } from '../texts.ts';
import { todayStyle } from './today-style.ts';
import type { useToday } from './use-today.ts';

const Today = lazy(() => import('./today.tsx'));

const Loading = () => (
  <div role="status" aria-label={deckTexts.todayLoading} className={todayStyle}>
    <Skeleton className="h-7 w-24" />
    <Skeleton className="h-8 w-16" />
    <Skeleton className="h-8 w-16" />
    <Skeleton className="h-[30px] w-36 max-lg:row-start-2 max-sm:col-span-full max-sm:row-auto lg:justify-self-end" />
    <Skeleton className="h-11 w-28 max-sm:col-span-full max-sm:w-full" />
  </div>
);

/** Today's place on a dashboard: nothing for somebody without cards, whose browser does not load it either. */
export function TodayStrip({ data, view, error, expected, refetch, isRefetching }: ReturnType<typeof useToday>) {
  if (view && data)
    return view.kind === 'none' ? null : (
      <Suspense fallback={<Loading />}>
        <Today today={data} view={view} />
      </Suspense>
    );
  if (expected) return <Loading />;
  if (!error) return null;
  return (
    <div className="mb-4 flex flex-wrap items-center justify-between gap-3 rounded-card border border-rule bg-raised px-6 py-4">
      <p role="status" className="text-15 text-quiet">
        {deckTexts.todayFailed}
      </p>
      <Button size="small" busy={isRefetching} onClick={() => void refetch()}>
        <RotateCcw />
        {commonTexts.tryAgain}
      </Button>
    </div>
  );
}
