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

function SlotOf({ id }: { id: unknown }) {
  return useContext(Slots)?.activity(String(id));
}

function PartOf({ id, children }: { id: unknown; children: ReactNode }) {
  return useContext(Slots)?.coverable(String(id), children) ?? children;
}

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
  const components = useMemo<Components>(
    () => ({
      ...fixed,
      aside: ({ node }) => (
        <MarginNotes
          ids={String(node?.properties['dataNotes'] ?? '')}
          sources={sources}
          terms={terms}
          changes={changes}
        />
      ),
      article: ({ node }) => <SlotOf id={node?.properties['dataActivity']} />,
      section: ({ node, children, ...props }) => {
        const id = node?.properties['dataCovers'];
        return id === undefined ? <section {...props}>{children}</section> : <PartOf id={id}>{children}</PartOf>;
      },
      ins: ({ node }) => <ChangeMark change={changes?.[Number(node?.properties['dataChange'])]} />,
      dfn: ({ node, children }) => (
        <TermButton term={terms[Number(node?.properties['dataTerm'])]}>{children}</TermButton>
      ),
    }),
    [sources, terms, changes],
  );
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
  }, [content, sources, terms, language, passage, changes, places, remarkPlugins, rehypePlugins, components]);
  return (
    <Slots value={slots}>
      <div ref={box} className="reading" dir={directionOf(content)}>
        {text}
      </div>
    </Slots>
  );
}
