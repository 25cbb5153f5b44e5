import { Outlet } from 'react-router-dom';
import { MAIN } from '../../ui/page.tsx';
import { Footer } from './footer.tsx';
import { TopBar } from './top-bar.tsx';

/** Every page renders its own `Page`, so that each says how wide it is. */
export function Shell() {
  return (
    <div className="flex min-h-screen flex-col">
      <a
        href={`#${MAIN}`}
        className="absolute -top-16 left-4 z-50 rounded-control bg-raised px-4 py-2 focus:top-3 focus:shadow-lift"
      >
        Skip to content
      </a>
      <TopBar />
      <div className="flex-1">
        <Outlet />
      </div>
      <Footer />
    </div>
  );
}
