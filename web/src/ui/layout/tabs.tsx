import { Tabs as Base } from '@base-ui/react/tabs';
import { type ReactNode, useEffect, useRef } from 'react';
import { cx } from '../cx.ts';

interface TabsProps<V extends string> {
  label: string;
  tabs: readonly { value: V; label: string; count?: string }[];
  value: V;
  onChange: (value: V) => void;
  /** At the end of the bar, pinned on a phone. */
  end?: ReactNode;
  className?: string;
  /** The chosen tab's panel. */
  children: ReactNode;
}

/** On a phone the bar scrolls; the chosen tab is scrolled to its middle, without scrolling the page. */
const useChosenInSight = (at: number) => {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const show = () => {
      const bar = list.current;
      const box = bar?.querySelectorAll('[role="tab"]')[at]?.getBoundingClientRect();
      if (!bar || !box) return;
      const { left, width } = bar.getBoundingClientRect();
      bar.scrollLeft += box.left + box.width / 2 - (left + width / 2);
    };
    show();
    // When a phone is rotated
    window.addEventListener('resize', show);
    return () => window.removeEventListener('resize', show);
  }, [at]);
  return list;
};

export function Tabs<V extends string>({ label, tabs, value, onChange, end, className, children }: TabsProps<V>) {
  const list = useChosenInSight(tabs.findIndex((tab) => tab.value === value));
  return (
    <Base.Root value={value} onValueChange={(next) => onChange(next as V)}>
      <div className={cx('flex items-center justify-between gap-4 border-b border-rule', className)}>
        <Base.List
          ref={list}
          aria-label={label}
          className="-mb-px flex min-w-0 gap-5 overflow-x-auto [scrollbar-width:none] max-sm:pr-7 max-sm:[mask-image:linear-gradient(to_right,black_calc(100%-28px),transparent)] sm:gap-6"
        >
          {tabs.map((tab) => (
            <Base.Tab
              key={tab.value}
              value={tab.value}
              className="inline-flex min-h-12 items-center gap-[7px] border-b-2 border-transparent text-15 font-[520] whitespace-nowrap text-quiet hover:text-ink focus-visible:-outline-offset-2 data-[active]:border-mode-fill data-[active]:text-ink"
            >
              {tab.label}{' '}
              {tab.count !== undefined && <span className="text-13 font-medium tabular-nums">{tab.count}</span>}
            </Base.Tab>
          ))}
        </Base.List>
        {end}
      </div>
      <Base.Panel value={value} className="outline-none">
        {children}
      </Base.Panel>
    </Base.Root>
  );
}
