import { EyeOff, RotateCcw } from 'lucide-react';
import type { Case } from '../../../../../shared/model/report.ts';
import { Button } from '../../../ui/button.tsx';
import { type Decision, titleOfCase } from './use-cases.ts';

/** What can be done with a case as it stands. */
export function CaseActions({ item, deciding, decide }: { item: Case } & Decision) {
  const busy = deciding === item.session_id;
  const named = (verb: string) => `${verb} ${titleOfCase(item)}`;
  if (item.status === 'hidden')
    return (
      <Button size="small" busy={busy} aria-label={named('Restore')} onClick={() => void decide(item, 'restore')}>
        <RotateCcw />
        Restore
      </Button>
    );
  return (
    <>
      {item.session && item.session.visibility !== 'private' && (
        <Button
          size="small"
          look="danger"
          busy={busy}
          aria-label={named('Hide')}
          onClick={() => void decide(item, 'hide')}
        >
          <EyeOff />
          Hide
        </Button>
      )}
      {item.status === 'open' && (
        <Button size="small" busy={busy} aria-label={named('Dismiss')} onClick={() => void decide(item, 'dismiss')}>
          Dismiss
        </Button>
      )}
    </>
  );
}
