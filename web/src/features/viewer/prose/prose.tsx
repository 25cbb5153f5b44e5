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
  /** Markdown; HTML in it is left out. */
  content: string;
  remarkPlugins?: NonNullable<Options['remarkPlugins']>;
  rehypePlugins?: NonNullable<Options['rehypePlugins']>;
}

/** A wide table scrolls on its own; the page never does. */
function Table({ node: _node, ...props }: ComponentProps<'table'> & { node?: unknown }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable from the keyboard
    <section className="scroll" aria-label={viewerTexts.tableLabel} tabIndex={0}>
      <table {...props} />
    </section>
  );
}

/** Only what was written as a link is one. */
const explicitLinks = () => (tree: MarkdownRoot, file: { toString(): string }) => unlinkLiterals(tree, String(file));

const fixed: Components = {
  a: ({ node: _node, ...props }) => <a {...props} target="_blank" rel="noopener noreferrer" />,
  // Nothing is fetched from elsewhere
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
