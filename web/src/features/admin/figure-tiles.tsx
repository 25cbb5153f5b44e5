import { Skeleton } from '../../ui/layout/skeleton.tsx';

export interface Figure {
  label: string;
  /** undefined while it loads; "-" when it cannot be loaded. */
  value: string | undefined;
}

/** Figures in one panel: two per row on a phone, all in one row on a wide screen. */
export function FigureTiles({ label, figures }: { label: string; figures: readonly Figure[] }) {
  return (
    <section aria-label={label}>
      <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-card border border-rule bg-rule md:auto-cols-fr md:grid-flow-col md:grid-cols-none">
        {figures.map(({ label: name, value }) => (
          <div
            key={name}
            className="flex flex-col-reverse justify-end bg-raised px-4 py-3 last:odd:col-span-2 sm:py-5 md:last:odd:col-span-1 lg:px-6"
          >
            <dt className="text-13 leading-[18px] text-quiet sm:text-15 sm:leading-6">{name}</dt>
            <dd className="font-serif text-28 leading-[34px] font-medium tracking-[-0.02em] tabular-nums lining-nums wrap-anywhere lg:text-33 lg:leading-10">
              {value ?? <Skeleton className="h-8 w-12" />}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
