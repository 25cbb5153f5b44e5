import { PASS_MARK } from '../../../../../shared/catalogue/limits.ts';
import { commonTexts } from '../../../texts/common.ts';
import { Button } from '../../../ui/button/button.tsx';
import { LinkButton } from '../../../ui/button/link-button.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { sessionTexts } from '../texts.ts';
import type { ListedTab } from './dashboard-view.ts';
import type { DashboardKind } from './dashboards.ts';

interface EmptyDashboardProps {
  kind: DashboardKind;
  tab: ListedTab;
  /** True when search or tags match nothing. */
  narrowed: boolean;
  onAll: () => void;
}

const words: Record<Exclude<ListedTab, 'all'>, { title: string; text: string }> = {
  ready: { title: sessionTexts.readyEmpty, text: sessionTexts.readyEmptyText },
  'in-progress': {
    title: sessionTexts.inProgressEmpty,
    text: sessionTexts.inProgressEmptyText,
  },
  completed: {
    title: sessionTexts.completedEmpty,
    text: sessionTexts.completedEmptyText({ mark: PASS_MARK }),
  },
};

/** Shown on an empty dashboard: what will be here, and the next step. */
export function EmptyDashboard({ kind, tab, narrowed, onAll }: EmptyDashboardProps) {
  if (narrowed)
    return (
      <Panel
        className="mt-8"
        title={commonTexts.noMatch}
        text={sessionTexts.noMatchText}
        action={<Button onClick={onAll}>{commonTexts.showAll}</Button>}
      />
    );
  if (tab === 'all')
    return (
      <Panel
        className="mt-8"
        {...kind.empty}
        action={
          <LinkButton look="primary" to={kind.create.to}>
            {kind.create.label}
          </LinkButton>
        }
      />
    );
  return <Panel className="mt-8" {...words[tab]} action={<Button onClick={onAll}>{commonTexts.showAll}</Button>} />;
}
