import type { MarginTerm } from '../../../../../shared/model/session/scene.ts';
import { RichText } from '../../../ui/display/rich-text.tsx';
import { meaningOf } from '../answers/check.ts';
import { activityTexts } from '../texts.ts';

/** What the wrong words mean, where the material says so. */
export function Meanings({ words, terms }: { words: readonly string[]; terms: readonly MarginTerm[] }) {
  const found = [...new Set(words)].flatMap((word) => meaningOf(word, terms) ?? []);
  return found.map(({ term, definition }) => (
    <p key={term} className="is" dir="auto">
      <RichText text={activityTexts.meaning} parts={{ word: <b>{term}</b>, definition }} />
    </p>
  ));
}
