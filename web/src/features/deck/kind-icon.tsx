import { ArrowDownWideNarrow, BookA, Braces, CircleQuestionMark, PenLine } from 'lucide-react';
import type { ReactNode } from 'react';
import type { CardKind } from '../../../../shared/model/learning/card.ts';
import { deckTexts } from './texts.ts';

const kinds: Record<CardKind, { readonly icon: ReactNode; readonly name: string }> = {
  question: { icon: <CircleQuestionMark />, name: deckTexts.kindQuestion },
  open: { icon: <PenLine />, name: deckTexts.kindOpen },
  term: { icon: <BookA />, name: deckTexts.kindTerm },
  gap: { icon: <Braces />, name: deckTexts.kindGap },
  order: { icon: <ArrowDownWideNarrow />, name: deckTexts.kindOrder },
};

export const kindName = (kind: CardKind): string => kinds[kind].name;

export function KindIcon({ kind }: { kind: CardKind }) {
  const { icon, name } = kinds[kind];
  return (
    <span title={name} className="grid text-quiet">
      {icon}
      <span className="sr-only">{name}</span>
    </span>
  );
}
