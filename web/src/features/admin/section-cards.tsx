import { ChartColumn, Flag, Settings2, UsersRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '../../app/paths.ts';
import { commonTexts } from '../../texts/common.ts';
import { Badge } from '../../ui/display/badge.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { Heading } from '../../ui/layout/heading.tsx';
import { adminTexts } from './texts.ts';

interface Section {
  title: string;
  text: string;
  icon: ReactNode;
  /** Undefined for a section that is not built yet. */
  to?: string;
}

const sections: readonly Section[] = [
  {
    title: adminTexts.membersTitle,
    text: adminTexts.membersText,
    icon: <UsersRound />,
    to: paths.adminMembers,
  },
  {
    title: adminTexts.analyticsTitle,
    text: adminTexts.analyticsText,
    icon: <ChartColumn />,
    to: paths.adminAnalytics,
  },
  {
    title: adminTexts.moderationTitle,
    text: adminTexts.moderationText,
    icon: <Flag />,
    to: paths.adminModeration,
  },
  { title: adminTexts.settingsTitle, text: adminTexts.settingsText, icon: <Settings2 /> },
];

function Face({ title, text, icon, to }: Section) {
  return (
    <>
      <span className="flex min-h-6 items-center justify-between gap-3 text-mode">
        {icon}
        {to === undefined && <Badge>{commonTexts.comingSoon}</Badge>}
      </span>
      <Heading level={3} size="card" className="mt-3">
        {title}
      </Heading>
      <p className="mt-1 text-15 text-quiet">{text}</p>
    </>
  );
}

/** Links to the parts of the administration; one without a page has no link. */
export function SectionCards() {
  return (
    <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
      {sections.map((section) => (
        <li key={section.title}>
          {section.to === undefined ? (
            <Card className="h-full p-5">
              <Face {...section} />
            </Card>
          ) : (
            <Link to={section.to} viewTransition className="group block h-full rounded-card no-underline">
              <Card className="h-full p-5 transition-colors group-hover:border-rule-firm">
                <Face {...section} />
              </Card>
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
}
