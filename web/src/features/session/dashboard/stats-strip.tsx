import { Info } from 'lucide-react';
import { QUIZ_MINUTES, SCENE_MINUTES } from '../../../../../shared/catalogue/limits.ts';
import type { Session } from '../../../../../shared/model/session/session.ts';
import { useEndpoint } from '../../../lib/api/api.ts';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { Stats } from '../../../ui/display/stats.tsx';
import { Tooltip } from '../../../ui/overlay/tooltip.tsx';
import { sessionTexts } from '../texts.ts';
import { plannedHours } from './dashboard-view.ts';
import { type DashboardKind, signInTo } from './dashboards.ts';

interface StatsStripProps {
  kind: DashboardKind;
  /** The listed sessions, for when the statistics cannot be loaded. */
  sessions: readonly Session[];
}

const figure = (value: unknown): string | undefined =>
  typeof value === 'number' && Number.isFinite(value) ? value.toLocaleString() : undefined;

export function StatsStrip({ kind, sessions }: StatsStripProps) {
  const { data, isPending, error } = useEndpoint('getStats', { query: kind.counts ? { mode: kind.counts } : {} });
  const shown = (value: unknown, otherwise: string) => figure(value) ?? (isPending ? undefined : otherwise);
  const help = kind.totalHelp && (
    <Tooltip text={kind.totalHelp}>
      <IconButton small label={kind.totalHelp} title="" icon={<Info />} />
    </Tooltip>
  );
  return (
    <>
      <Stats
        stats={[
          { label: kind.stats.total, value: shown(data?.totalSessions, '–'), ...(help ? { aside: help } : {}) },
          { label: kind.stats.hours, value: shown(data?.hoursLearned, String(plannedHours(sessions))) },
          { label: kind.stats.completed, value: shown(data?.completedStories, '–') },
        ]}
      />
      <p className="mt-2 text-13 text-quiet">
        {/* The fallback figures count only the listed sessions */}
        {!error && `${kind.scope} `}
        {sessionTexts.hoursHint({ scene: SCENE_MINUTES, quiz: QUIZ_MINUTES })}
      </p>
      {error?.status === 401 && (
        <p role="status" className="mt-2 text-13 text-quiet">
          {signInTo.viewStats}
        </p>
      )}
    </>
  );
}
