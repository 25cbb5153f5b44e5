import { Skeleton } from '../../ui/layout/skeleton.tsx';
import { settingsTexts } from './texts.ts';

/** Placeholder in the shape of the preferences. */
export function SettingsSkeleton() {
  return (
    <div role="status" aria-label={settingsTexts.loading} className="grid gap-12">
      {[3, 2].map((rows) => (
        <div key={rows}>
          <Skeleton className="mb-4 h-6 w-48" />
          {Array.from({ length: rows }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the rows have nothing but their place
            <div key={index} className="flex items-center justify-between gap-6 border-t border-rule py-5">
              <div className="grid flex-1 gap-2">
                <Skeleton className="h-4 w-44" />
                <Skeleton className="h-3.5 w-4/5 max-w-[420px]" />
              </div>
              <Skeleton className="h-6 w-11 rounded-full" />
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
