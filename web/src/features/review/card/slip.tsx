import type { ReactNode, Ref } from 'react';
import type { CardContent } from '../../../../../shared/model/learning/card.ts';
import { RichText } from '../../../ui/display/rich-text.tsx';
import { reviewTexts } from '../texts.ts';
import './slip.css';

interface SlipProps {
  content: Extract<CardContent, { kind: 'term' | 'gap' | 'open' }>;
  title: string;
  /** Whether its back is shown. */
  turned: boolean;
  /** How many cards are still to come; the edges of two of them are seen. */
  left: number;
  heading: Ref<HTMLHeadingElement>;
  evidence: ReactNode;
}

/** The sentence with the gap that is asked; those beside it are filled. */
function GapSentence({ content, turned }: { content: Extract<CardContent, { kind: 'gap' }>; turned: boolean }) {
  const { parts, answers } = content.activity;
  return parts.map((part, at) => {
    const word = answers[at]?.text;
    const asked = at === content.gap;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never move
      <span key={at}>
        {part}
        {word !== undefined && !asked && word}
        {word !== undefined && asked && turned && <span className="lacuna filled">{word}</span>}
        {word !== undefined && asked && !turned && (
          <span className="lacuna">
            <span className="sr-only">{reviewTexts.blank}</span>
          </span>
        )}
      </span>
    );
  });
}

function Back({ content }: Pick<SlipProps, 'content'>) {
  if (content.kind === 'term')
    return (
      <p dir="auto" className="meaning">
        {content.definition}
      </p>
    );
  if (content.kind === 'gap') return null;
  return (
    <>
      <h2 className="mt-4 font-sans text-14 leading-5 font-bold tracking-normal">{reviewTexts.modelAnswer}</h2>
      <p dir="auto" className="meaning">
        {content.key.modelAnswer}
      </p>
    </>
  );
}

const faces = { term: 'face', gap: 'sent', open: 'ask' } as const;
const kinds = { term: reviewTexts.term, gap: reviewTexts.gap, open: reviewTexts.question } as const;

/** What is remembered in the head, and then turned over: a term, a gap, or a question without options. */
export function Slip({ content, title, turned, left, heading, evidence }: SlipProps) {
  const { kind } = content;
  return (
    <article className="slip" data-left={Math.min(2, left)}>
      <header>
        <b>{kinds[kind]}</b>
        <bdi className="truncate">{title}</bdi>
      </header>
      <div className={turned ? 'back-of' : 'front-of'}>
        {content.kind === 'open' && content.question.scenario !== null && (
          <p dir="auto" className="meaning whitespace-pre-line text-quiet">
            {content.question.scenario}
          </p>
        )}
        <h1 ref={heading} tabIndex={-1} dir="auto" className={faces[kind]}>
          {content.kind === 'term' && content.term}
          {content.kind === 'open' && content.question.question}
          {content.kind === 'gap' && <GapSentence content={content} turned={turned} />}
        </h1>
        {turned && <Back content={content} />}
        {turned && evidence}
      </div>
    </article>
  );
}

/** "Question · The Locked Room of Light" */
export function KindOfCard({ kind, title }: { kind: string; title: string }) {
  return (
    <RichText text={reviewTexts.ofSession} parts={{ kind, title: <bdi className="font-semi text-ink">{title}</bdi> }} />
  );
}
