import { Button } from '../../ui/button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Panel } from '../../ui/panel.tsx';
import type { ListedTab } from './dashboard-view.ts';
import type { DashboardKind } from './dashboards.ts';

interface EmptyShelfProps {
  kind: DashboardKind;
  tab: ListedTab;
  /** Whether a search or tags leave nothing. */
  narrowed: boolean;
  onAll: () => void;
}

const words: Record<Exclude<ListedTab, 'all'>, { title: string; text: string }> = {
  ready: { title: 'Nothing waits to be started', text: 'What has been written and not been opened yet stands here.' },
  'in-progress': {
    title: 'Nothing is being read',
    text: 'Open one, and it stands here until you have finished it.',
  },
  completed: {
    title: 'Nothing is completed yet',
    text: 'A session is complete when all its scenes are read and its quizzes average at least 80%.',
  },
};

/** What will stand here, and the one next step. */
export function EmptyShelf({ kind, tab, narrowed, onAll }: EmptyShelfProps) {
  if (narrowed)
    return (
      <Panel
        className="mt-8"
        title="Nothing matches"
        text="No title here has these words and tags."
        action={<Button onClick={onAll}>Show all</Button>}
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
  return <Panel className="mt-8" {...words[tab]} action={<Button onClick={onAll}>Show all</Button>} />;
}
