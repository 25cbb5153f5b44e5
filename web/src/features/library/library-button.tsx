import { BookmarkCheck, BookmarkPlus } from 'lucide-react';
import type { SessionId } from '../../../../shared/model/id.ts';
import { Button } from '../../ui/button/button.tsx';
import { libraryTexts } from './texts.ts';
import { useLibrary } from './use-library.ts';

/** Adds somebody else's session to one's library, or removes it. */
export function LibraryButton({ sessionId, added }: { sessionId: SessionId; added: boolean }) {
  const { mutate, isPending } = useLibrary(sessionId);
  return (
    <Button size="small" busy={isPending} aria-pressed={added} onClick={() => mutate(!added)}>
      {!isPending && (added ? <BookmarkCheck /> : <BookmarkPlus />)}
      {added ? libraryTexts.added : libraryTexts.add}
    </Button>
  );
}
