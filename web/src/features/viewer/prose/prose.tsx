import type { Root as MarkdownRoot } from 'mdast';
import { type ComponentProps, useMemo } from 'react';
import Markdown, { type Components, type Options } from 'react-markdown';
import remarkGfm from 'remark-gfm';
import { directionOf } from '../../../../../shared/model/text/direction.ts';
import { unlinkLiterals } from '../../../../../shared/model/text/literal-links.ts';
import { viewerTexts } from '../texts.ts';
import { type Annotations, annotate } from './annotate.ts';
import { headingLevels } from './heading-levels.ts';
import { MarginNotes } from './margin-notes.tsx';
import { TermButton } from './term-button.tsx';
import './reading.css';

export interface ProseProps extends Annotations {
  /** Markdown; HTML in it is dropped. */
  content: string;
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

export default function Prose({
  content,
  sources,
  terms,
  language,
  remarkPlugins = [],
  rehypePlugins = [],
}: ProseProps) {
  const components = useMemo<Components>(
    () => ({
      ...fixed,
      aside: ({ node }) => (
        <MarginNotes ids={String(node?.properties['dataNotes'] ?? '')} sources={sources} terms={terms} />
      ),
      dfn: ({ node, children }) => (
        <TermButton term={terms[Number(node?.properties['dataTerm'])]}>{children}</TermButton>
      ),
    }),
    [sources, terms],
  );
  return (
    <div className="reading" dir={directionOf(content)}>
      <Markdown
        skipHtml
        remarkPlugins={[remarkGfm, explicitLinks, ...remarkPlugins]}
        rehypePlugins={[...rehypePlugins, headingLevels, [annotate, { sources, terms, language }]]}
        components={components}
      >
        {content}
      </Markdown>
    </div>
  );
}
