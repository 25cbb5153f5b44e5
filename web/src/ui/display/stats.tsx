import type { ReactNode } from 'react';
import { Skeleton } from '../layout/skeleton.tsx';

export interface Stat {
  label: string;
  /** undefined while it loads. */
  value: ReactNode;
  /** A small control after the label, such as a help tooltip. */
  aside?: ReactNode;
}

/** Figures in one raised strip. */
export function Stats({ stats }: { stats: readonly Stat[] }) {
  return (
    <dl className="grid auto-cols-fr grid-flow-col rounded-card border border-rule bg-raised">
      {stats.map((stat) => (
        <div
          key={stat.label}
          className="relative flex flex-col-reverse justify-end p-3 not-first:border-l not-first:border-rule sm:flex-row-reverse sm:items-baseline sm:gap-3 sm:px-6 sm:py-5"
        >
          <dt className="flex items-center gap-1 text-13 leading-[18px] text-quiet sm:text-15 sm:leading-6">
            {stat.label}
            {stat.aside}
          </dt>
          <dd className="font-serif text-28 leading-[34px] font-medium tracking-[-0.02em] tabular-nums lining-nums sm:text-33 sm:leading-10">
            {stat.value ?? <Skeleton className="h-8 w-12" />}
          </dd>
        </div>
      ))}
    </dl>
  );
}
