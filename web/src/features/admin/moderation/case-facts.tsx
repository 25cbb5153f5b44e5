import type { Mode } from '../../../../../shared/catalogue/contract-choices.ts';
import type { Case } from '../../../../../shared/model/report.ts';
import type { Visibility } from '../../../../../shared/model/visibility.ts';
import { moderationTexts } from '../../../texts/moderation.ts';

const modes: Readonly<Record<Mode, string>> = {
  custom: moderationTexts.story,
  traditional: moderationTexts.traditionalLesson,
  anchor: moderationTexts.anchorStory,
};
const seen: Readonly<Record<Visibility, string>> = {
  private: moderationTexts.privateAgain,
  community: moderationTexts.sharedWithMembers,
  public: moderationTexts.sharedWithEverybody,
};

/** What kind of session it is, by whom, and who can read it. */
export function CaseFacts({ item: { session, status } }: { item: Case }) {
  if (!session) return <p className="mt-1 text-15 text-quiet">{moderationTexts.itsAuthorDeletedIt}</p>;
  const { mode, author, visibility } = session;
  return (
    <p className="mt-1 text-15 text-quiet wrap-anywhere">
      {moderationTexts.by({
        mode: modes[mode],
        name: author.name ?? moderationTexts.somebodyWithoutAName,
        part: status === 'hidden' ? 'hidden' : seen[visibility],
      })}
    </p>
  );
}
