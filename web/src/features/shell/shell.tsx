import { lazy, Suspense } from 'react';
import { Outlet, useLocation } from 'react-router';
import { paths } from '../../app/paths.ts';
import { placeTexts } from '../../texts/place.ts';
import { MAIN } from '../../ui/layout/page.tsx';
import { isUnpaid, useSubscription } from '../subscription/subscription-context.ts';
import { Footer } from './footer.tsx';
import { TopBar } from './top-bar.tsx';

const PastDue = lazy(async () => ({ default: (await import('../subscription/past-due.tsx')).PastDue }));

/** A failed payment is shown on every page except the settings, which show it themselves. */
function Unpaid() {
  const { subscription } = useSubscription();
  const { pathname } = useLocation();
  if (!isUnpaid(subscription) || pathname === paths.settings) return null;
  return (
    <Suspense fallback={null}>
      <PastDue className="page-width pt-4" />
    </Suspense>
  );
}

/** Every page renders its own `Page`, so that it can set its width. */
export function Shell() {
  return (
    <div className="flex min-h-screen flex-col">
      <a
        href={`#${MAIN}`}
        className="absolute -top-16 left-4 z-50 rounded-control bg-raised px-4 py-2 focus:top-[calc(12px+var(--banner))] focus:shadow-lift"
      >
        {placeTexts.skipLink}
      </a>
      <TopBar />
      <Unpaid />
      <div className="flex-1">
        <Outlet />
      </div>
      <Footer />
    </div>
  );
}
