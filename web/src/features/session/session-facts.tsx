import type { Session } from '../../../../shared/model/session/session.ts';
import { topicLabels } from '../../lib/words/category-label.ts';
import { formatDate } from '../../lib/words/format.ts';
import { commonTexts } from '../../texts/common.ts';
import { Chip } from '../../ui/display/chip.tsx';
import { shownTags, styleLine, tagLabel, tilesOf } from './session-view.ts';
import { sessionTexts } from './texts.ts';

/** The facts on a traditional lesson's card, between description and action. */
export function SessionFacts({ session }: { session: Session }) {
  const tags = shownTags(session);
  const places = topicLabels(session);
  return (
    <div className="mt-2 grid gap-3 text-13 text-quiet">
      <p className="font-firm text-ink">{styleLine(session)}</p>
      {places.length > 0 && (
        <ul aria-label={commonTexts.category} className="flex flex-wrap gap-1.5">
          {places.map((place) => (
            <li key={place}>
              <Chip>{place}</Chip>
            </li>
          ))}
        </ul>
      )}
      {tags.length > 0 && (
        <ul aria-label={sessionTexts.tagsLabel} className="flex flex-wrap gap-1.5">
          {tags.map((tag) => (
            <li key={tag}>
              <Chip className="border-transparent bg-mode-wash text-mode">{tagLabel(tag)}</Chip>
            </li>
          ))}
        </ul>
      )}
      <dl className="grid grid-cols-2 gap-x-3 gap-y-2 border-t border-rule pt-3">
        {tilesOf(session).map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="text-14 font-firm text-ink">{value}</dd>
          </div>
        ))}
      </dl>
      <p>{sessionTexts.updatedOn({ updated_at: formatDate(session.updated_at) })}</p>
    </div>
  );
}
