import { useEndpoint } from '../../lib/api/api.ts';
import { Card } from '../../ui/layout/card.tsx';
import { Heading } from '../../ui/layout/heading.tsx';
import { ActivityList } from './activity-list.tsx';
import { FigureTiles } from './figure-tiles.tsx';
import { SectionCards } from './section-cards.tsx';
import { adminTexts } from './texts.ts';

/** The figures of the site, links to its parts, and the latest activity. */
export function AdminDashboard() {
  const { data, isPending } = useEndpoint('getSiteFigures');
  const shown = (value: number | undefined) => value?.toLocaleString() ?? (isPending ? undefined : '-');
  return (
    <>
      <header className="pt-8 pb-6 sm:pt-12">
        <Heading level={1}>{adminTexts.heading}</Heading>
        <p className="mt-2 text-quiet">{adminTexts.lead}</p>
      </header>
      <FigureTiles
        label={adminTexts.figuresLabel}
        figures={[
          { label: adminTexts.userCount, value: shown(data?.users) },
          { label: adminTexts.proCount, value: shown(data?.pro) },
          { label: adminTexts.sessionCount, value: shown(data?.active_sessions) },
          { label: adminTexts.adminCount, value: shown(data?.admins) },
        ]}
      />
      <section className="mt-10">
        <Heading level={2}>{adminTexts.manageHeading}</Heading>
        <div className="mt-4">
          <SectionCards />
        </div>
      </section>
      <section className="mt-10">
        <Heading level={2}>{adminTexts.activityHeading}</Heading>
        <Card className="mt-4 px-5 py-2 sm:px-6">
          <ActivityList />
        </Card>
      </section>
    </>
  );
}
