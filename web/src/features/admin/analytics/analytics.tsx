import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { ANALYTICS_RANGES } from '../../../../../shared/model/analytics.ts';
import { endpointQuery } from '../../../lib/api/api.ts';
import { reasonOf } from '../../../lib/words/reason.ts';
import { commonTexts } from '../../../texts/common.ts';
import { countTexts } from '../../../texts/counts.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Segmented } from '../../../ui/form/segmented.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Skeleton } from '../../../ui/layout/skeleton.tsx';
import { FigureTiles } from '../figure-tiles.tsx';
import { PageHead } from '../page-head.tsx';
import { chartsOf, totalsOf } from './charts.ts';
import { DayChart } from './day-chart.tsx';
import { analyticsTexts } from './texts.ts';

const ranges = ANALYTICS_RANGES.map((days) => ({ value: String(days), label: countTexts.days(days) }));

/** Activity on the site per day (UTC), over one of three periods named in the address. */
export function Analytics() {
  const [params, setParams] = useSearchParams();
  const range = ranges.find(({ value }) => value === params.get('days'))?.value ?? '30';
  const { data, error, isFetching, refetch } = useQuery({
    ...endpointQuery('getAnalytics', { query: { days: Number(range) } }),
    placeholderData: keepPreviousData,
  });
  const days = data?.days;
  const failed = error !== null && !isFetching;
  return (
    <>
      <PageHead
        title={analyticsTexts.heading}
        text={analyticsTexts.lead}
        end={
          <Segmented
            label={analyticsTexts.rangeLabel}
            options={ranges}
            value={range}
            onChange={(value) => setParams({ days: value }, { replace: true })}
          />
        }
      />
      {failed ? (
        <Panel
          role="alert"
          title={analyticsTexts.loadFailed}
          text={reasonOf(error)}
          action={
            <Button look="primary" onClick={() => void refetch()}>
              {commonTexts.retry}
            </Button>
          }
        />
      ) : (
        <div aria-busy={isFetching || undefined}>
          <FigureTiles label={analyticsTexts.totals} figures={totalsOf(days)} />
          <div className="mt-6 grid items-start gap-4 md:grid-cols-2">
            {days
              ? chartsOf(days).map((chart) => (
                  <DayChart key={chart.title} days={days.map(({ date }) => date)} {...chart} />
                ))
              : chartsOf([]).map(({ title }) => <Skeleton key={title} className="h-72 w-full rounded-card" />)}
          </div>
        </div>
      )}
    </>
  );
}
