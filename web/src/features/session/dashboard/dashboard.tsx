import { ListChecks, Plus } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { Link } from 'react-router';
import type { Session } from '../../../../../shared/model/session/session.ts';
import { paths } from '../../../app/paths.ts';
import { useEndpoint } from '../../../lib/api/api.ts';
import { Button } from '../../../ui/button/button.tsx';
import { LinkButton } from '../../../ui/button/link-button.tsx';
import { RichText } from '../../../ui/display/rich-text.tsx';
import { SearchField } from '../../../ui/form/search-field.tsx';
import { Heading } from '../../../ui/layout/heading.tsx';
import { Tabs } from '../../../ui/layout/tabs.tsx';
import { toast } from '../../../ui/overlay/toast.ts';
import { Bin, type Binned } from '../bin/bin.tsx';
import { binCount } from '../bin/bin-view.ts';
import { sessionTexts } from '../texts.ts';
import { useRemoval } from '../use-removal.tsx';
import { useSessions } from '../use-sessions.ts';
import { lastRead, loadFailure, tabs } from './dashboard-view.ts';
import type { DashboardKind } from './dashboards.ts';
import { SelectionBar } from './selection-bar.tsx';
import { SessionList } from './session-list.tsx';
import { StatsStrip } from './stats-strip.tsx';
import { TagFilter } from './tag-filter.tsx';
import { useFilter } from './use-filter.ts';
import { useSelection } from './use-selection.ts';

/** Actions of a card besides opening it. */
export interface CardTools {
  readonly onDelete: () => void;
  /** Set in selection mode: the whole card is one checkbox. */
  readonly picking: { readonly picked: boolean; readonly onToggle: (range: boolean) => void } | undefined;
  readonly busy: boolean;
}

interface DashboardProps {
  kind: DashboardKind;
  card: (session: Session, tools: CardTools) => ReactNode;
  binCover: (session: Binned) => ReactNode;
  /** What of the deck is due today. */
  today: ReactNode;
  /** Whether to create is the first thing to do here; else it stands back behind what waits today. */
  createsFirst: boolean;
  /** Clears a user whose session was ended elsewhere, and goes to the sign-in page. */
  onSignIn: () => void;
}

function Resume({ session }: { session: Session | undefined }) {
  if (!session) return null;
  return (
    <p className="mt-2 text-quiet">
      <RichText
        text={sessionTexts.leftOff}
        parts={{
          sceneToRead: session.left_off ?? 1,
          link: (
            <Link to={paths.session(session.id)} viewTransition className="underline">
              <bdi>{session.title}</bdi>
            </Link>
          ),
        }}
      />
    </p>
  );
}

const useBinTab = ({ mode }: DashboardKind) => {
  const { data } = useEndpoint('countDeletedSessions', { query: { mode } });
  const count = binCount(data?.count);
  return tabs.map((tab) => (tab.value === 'bin' && count !== undefined ? { ...tab, count } : tab));
};

export function Dashboard({ kind, card, binCover, today, createsFirst, onSignIn }: DashboardProps) {
  const { tab, search, tags, ...filter } = useFilter();
  const listed = tab === 'bin' ? 'all' : tab;
  const list = useSessions(kind.mode, listed, { search, tags });
  const sessions = list.sessions ?? [];
  const narrowed = search !== '' || tags.length > 0;
  const removal = useRemoval(kind);
  const selection = useSelection(sessions.flatMap(({ id, added }) => (added ? [] : [id])));
  const failure = list.error ? loadFailure(list.error, kind) : undefined;
  const failed = failure?.text;
  useEffect(() => {
    if (failed !== undefined) toast.error(failed, { id: 'dashboard' });
  }, [failed]);

  const toolsOf = (session: Session): CardTools => ({
    onDelete: () => void (session.added ? removal.takeOff(session) : removal.remove(session)),
    picking:
      selection.on && !session.added
        ? { picked: selection.isPicked(session.id), onToggle: (range) => selection.toggle(session.id, range) }
        : undefined,
    busy: removal.busy.has(session.id),
  });
  const select = tab !== 'bin' && sessions.length > 0 && (
    <Button
      look="bare"
      size="small"
      aria-pressed={selection.on}
      onClick={selection.on ? selection.leave : selection.enter}
    >
      <ListChecks />
      <span className="max-sm:sr-only">{sessionTexts.selectMany}</span>
    </Button>
  );

  return (
    <div data-mode={kind.mode}>
      <div className="flex items-end justify-between gap-6 py-8 max-sm:flex-col max-sm:items-stretch max-sm:gap-5 sm:pt-12">
        <div>
          <Heading level={1}>{kind.title}</Heading>
          <Resume session={lastRead(sessions.filter(({ added }) => added?.shared !== false))} />
        </div>
        <LinkButton look={createsFirst ? 'primary' : 'line'} to={kind.create.to}>
          <Plus />
          {kind.create.label}
        </LinkButton>
      </div>
      {today}
      <StatsStrip kind={kind} sessions={sessions} />
      <Tabs
        label={sessionTexts.tabsLabel}
        className="mt-8 max-sm:mt-6"
        tabs={useBinTab(kind)}
        value={tab}
        onChange={filter.setTab}
        end={select}
      >
        <h2 className="sr-only">{tab === 'bin' ? sessionTexts.tabBin : sessionTexts.listHeading}</h2>
        {tab === 'bin' ? (
          <Bin kind={kind} removal={removal} cover={binCover} />
        ) : (
          <>
            {/* An empty dashboard has no search */}
            {(narrowed || list.isPending || sessions.length > 0) && (
              <div className="mt-5">
                <SearchField value={search} onChange={filter.setSearch} />
              </div>
            )}
            {kind.mode === 'traditional' && <TagFilter chosen={tags} onChange={filter.setTags} />}
            <SessionList
              kind={kind}
              tab={tab}
              narrowed={narrowed}
              list={list}
              failure={failure}
              card={(session) => card(session, toolsOf(session))}
              onAll={filter.clear}
              onSignIn={onSignIn}
            />
            {selection.on && <SelectionBar kind={kind} selection={selection} removal={removal} />}
          </>
        )}
      </Tabs>
    </div>
  );
}
