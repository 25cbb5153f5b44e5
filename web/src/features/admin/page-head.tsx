import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '../../app/paths.ts';
import { Heading } from '../../ui/layout/heading.tsx';
import { adminTexts } from './texts.ts';

interface PageHeadProps {
  title: string;
  text?: ReactNode;
  back?: { to: string; label: string };
  /** Beside the title. */
  end?: ReactNode;
}

const toAdmin = { to: paths.admin, label: adminTexts.back };

/** Head of a page below the admin dashboard. */
export function PageHead({ title, text, back = toAdmin, end }: PageHeadProps) {
  return (
    <header className="pt-8 pb-6 sm:pt-12">
      <Link to={back.to} viewTransition className="inline-flex min-h-9 items-center gap-1.5 text-15 text-quiet">
        <ArrowLeft />
        {back.label}
      </Link>
      <div className="mt-2 flex flex-wrap items-end justify-between gap-4">
        <div className="min-w-0">
          <Heading level={1} className="wrap-anywhere">
            {title}
          </Heading>
          {text != null && <div className="mt-2 max-w-[62ch] text-quiet">{text}</div>}
        </div>
        {end}
      </div>
    </header>
  );
}
