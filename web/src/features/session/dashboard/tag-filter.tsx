import { useEndpoint } from '../../../lib/api/api.ts';
import { cx } from '../../../ui/cx.ts';
import { tagLabel } from '../session-view.ts';
import { sessionTexts } from '../texts.ts';

interface TagFilterProps {
  chosen: readonly string[];
  onChange: (tags: readonly string[]) => void;
}

const SHOWN = 16;

/** The most frequent tags as chips; sessions with any of the chosen tags are listed. */
export function TagFilter({ chosen, onChange }: TagFilterProps) {
  const { data } = useEndpoint('getStats', { query: { mode: 'traditional' } });
  const known = data?.tags.map(({ slug }) => slug) ?? [];
  const tags = [...new Set([...chosen, ...known.slice(0, SHOWN)])];
  if (tags.length === 0) return null;
  const toggle = (tag: string) =>
    onChange(chosen.includes(tag) ? chosen.filter((other) => other !== tag) : [...chosen, tag]);
  return (
    <fieldset className="mt-5 flex flex-wrap items-center gap-2">
      <legend className="sr-only">{sessionTexts.tagFilter}</legend>
      {tags.map((tag) => (
        <button
          key={tag}
          type="button"
          aria-pressed={chosen.includes(tag)}
          onClick={() => toggle(tag)}
          className={cx(
            'inline-flex min-h-8 items-center rounded-chip border px-3 text-14',
            chosen.includes(tag)
              ? 'border-mode-fill bg-mode-wash font-semi text-mode'
              : 'border-rule text-quiet hover:bg-sunk',
          )}
        >
          {tagLabel(tag)}
        </button>
      ))}
      {chosen.length > 0 && (
        <button type="button" className="min-h-8 px-2 text-14 text-mode underline" onClick={() => onChange([])}>
          {sessionTexts.tagClear}
        </button>
      )}
    </fieldset>
  );
}
