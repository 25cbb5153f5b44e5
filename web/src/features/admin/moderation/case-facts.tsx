import type { Mode } from '../../../../../shared/catalogue/contract-choices.ts';
import type { Case } from '../../../../../shared/model/report.ts';
import type { Visibility } from '../../../../../shared/model/session/visibility.ts';
import { moderationTexts } from './texts.ts';

const told: Readonly<Record<Mode, (by: { name: string }) => string>> = {
  custom: moderationTexts.customBy,
  traditional: moderationTexts.traditionalBy,
  anchor: moderationTexts.anchorBy,
};
const seen: Readonly<Record<Visibility, string>> = {
  private: moderationTexts.seenByNobody,
  community: moderationTexts.seenByMembers,
  public: moderationTexts.seenByAll,
};

/** Kind, author and visibility of the session. */
export function CaseFacts({ item: { session, status } }: { item: Case }) {
  if (!session) return <p className="mt-1 text-15 text-quiet">{moderationTexts.deletedByAuthor}</p>;
  const { mode, author, visibility } = session;
  return (
    <p className="mt-1 text-15 text-quiet wrap-anywhere">
      {told[mode]({ name: author.name ?? moderationTexts.nameless })},{' '}
      {status === 'hidden' ? moderationTexts.seenHidden : seen[visibility]}
    </p>
  );
}
