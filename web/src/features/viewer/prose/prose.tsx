import type { Root as MarkdownRoot } from 'mdast';
import { type ComponentProps, createContext, type ReactNode, useContext, useMemo } from 'react';
import Markdown, { type Components, type Options } from 'react-markdown';
import remarkGfm from 'remark-gfm';
import { directionOf } from '../../../../../shared/model/text/direction.ts';
import { unlinkLiterals } from '../../../../../shared/model/text/literal-links.ts';
import type { ActivitySlots } from '../../activity/scene-activities.tsx';
import { viewerTexts } from '../texts.ts';
import { type Annotations, annotate } from './annotate.ts';
import { ChangeMark } from './change-mark.tsx';
import { headingLevels } from './heading-levels.ts';
import { MarginNotes } from './margin-notes.tsx';
import { placeActivities } from './place-activities.ts';
import { placeChanges } from './place-changes.ts';
import { TermButton } from './term-button.tsx';
import { useAsked } from './use-asked.ts';
import './reading.css';

export interface ProseProps extends Annotations {
  /** Markdown; HTML in it is dropped. */
  content: string;
  slots?: ActivitySlots | undefined;
  remarkPlugins?: NonNullable<Options['remarkPlugins']>;
  rehypePlugins?: NonNullable<Options['rehypePlugins']>;
}

/** A wide table scrolls inside its own region; the page never scrolls sideways. */
function Table({ node: _node, ...props }: ComponentProps<'table'> & { node?: unknown }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
    <section className="scroll" aria-label={viewerTexts.tableLabel} tabIndex={0}>
      <table {...props} />
    </section>
  );
}

/** Only explicit Markdown links become links. */
const explicitLinks = () => (tree: MarkdownRoot, file: { toString(): string }) => unlinkLiterals(tree, String(file));

const fixed: Components = {
  a: ({ node: _node, ...props }) => <a {...props} target="_blank" rel="noopener noreferrer" />,
  // No images are loaded from other sites
  img: ({ alt }) => <span>{alt}</span>,
  table: Table,
};

const none: NonNullable<Options['rehypePlugins']> = [];

const Slots = createContext<ActivitySlots | undefined>(undefined);
const Notes = createContext<Annotations>({ sources: [], terms: [] });

function SlotOf({ id }: { id: unknown }) {
  return useContext(Slots)?.activity(String(id));
}

function PartOf({ id, children }: { id: unknown; children: ReactNode }) {
  return useContext(Slots)?.coverable(String(id), children) ?? children;
}

function NotesOf({ ids }: { ids: unknown }) {
  return <MarginNotes ids={String(ids ?? '')} {...useContext(Notes)} />;
}

function TermOf({ index, children }: { index: unknown; children: ReactNode }) {
  return <TermButton term={useContext(Notes).terms[Number(index)]}>{children}</TermButton>;
}

function MarkOf({ index }: { index: unknown }) {
  return <ChangeMark change={useContext(Notes).changes?.[Number(index)]} />;
}

/** The same for every text and at every time: another function would be another element, which loses its focus. */
const components: Components = {
  ...fixed,
  aside: ({ node }) => <NotesOf ids={node?.properties['dataNotes']} />,
  article: ({ node }) => <SlotOf id={node?.properties['dataActivity']} />,
  section: ({ node, children, ...props }) => {
    const id = node?.properties['dataCovers'];
    return id === undefined ? <section {...props}>{children}</section> : <PartOf id={id}>{children}</PartOf>;
  },
  ins: ({ node }) => <MarkOf index={node?.properties['dataChange']} />,
  dfn: ({ node, children }) => <TermOf index={node?.properties['dataTerm']}>{children}</TermOf>,
};

export default function Prose({
  content,
  sources,
  terms,
  language,
  passage,
  changes,
  slots,
  remarkPlugins = none,
  rehypePlugins = none,
}: ProseProps) {
  const notes = useMemo(() => ({ sources, terms, changes }), [sources, terms, changes]);
  const box = useAsked(passage);
  const places = JSON.stringify(slots?.inText ?? []);
  // Typing into an activity renders that again, not the whole text
  const text = useMemo(() => {
    const inText = JSON.parse(places) as ActivitySlots['inText'];
    const placed = inText.length > 0 ? [placeActivities(inText)] : [];
    return (
      <Markdown
        skipHtml
        remarkPlugins={[remarkGfm, explicitLinks, ...remarkPlugins]}
        rehypePlugins={[
          placeChanges(changes ?? []),
          ...rehypePlugins,
          headingLevels,
          [annotate, { sources, terms, language, passage, changes }],
          ...placed,
        ]}
        components={components}
      >
        {content}
      </Markdown>
    );
  }, [content, sources, terms, language, passage, changes, places, remarkPlugins, rehypePlugins]);
  return (
    <Slots value={slots}>
      <Notes value={notes}>
        <div ref={box} className="reading" dir={directionOf(content)}>
          {text}
        </div>
      </Notes>
    </Slots>
  );
}
