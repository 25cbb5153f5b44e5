import type { Mode } from '../../../../../shared/catalogue/contract-choices.ts';
import type { Case } from '../../../../../shared/model/report.ts';
import type { Visibility } from '../../../../../shared/model/visibility.ts';

const modes: Readonly<Record<Mode, string>> = {
  custom: 'Story',
  traditional: 'Traditional lesson',
  anchor: 'Anchor story',
};
const seen: Readonly<Record<Visibility, string>> = {
  private: 'private again',
  community: 'shared with members',
  public: 'shared with everybody',
};

/** What kind of session it is, by whom, and who can read it. */
export function CaseFacts({ item: { session, status } }: { item: Case }) {
  if (!session) return <p className="mt-1 text-15 text-quiet">Its author deleted it.</p>;
  const { mode, author, visibility } = session;
  return (
    <p className="mt-1 text-15 text-quiet wrap-anywhere">
      {modes[mode]} by {author.name ?? 'somebody without a name'}, {status === 'hidden' ? 'hidden' : seen[visibility]}
    </p>
  );
}
