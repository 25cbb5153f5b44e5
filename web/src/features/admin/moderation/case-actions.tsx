import { EyeOff, RotateCcw } from 'lucide-react';
import type { Case } from '../../../../../shared/model/report.ts';
import { commonTexts } from '../../../texts/common.ts';
import { Button } from '../../../ui/button/button.tsx';
import { moderationTexts } from './texts.ts';
import { type Decision, titleOfCase } from './use-cases.ts';

/** The actions that a case's state allows. */
export function CaseActions({ item, deciding, decide }: { item: Case } & Decision) {
  const busy = deciding === item.session_id;
  const title = titleOfCase(item);
  // A deleted session cannot be restored
  if (item.status === 'hidden')
    return item.session === null ? null : (
      <Button
        size="small"
        busy={busy}
        aria-label={commonTexts.restoreNamed({ title })}
        onClick={() => void decide(item, 'restore')}
      >
        <RotateCcw />
        {commonTexts.restore}
      </Button>
    );
  return (
    <>
      {item.session && item.session.visibility !== 'private' && (
        <Button
          size="small"
          look="danger"
          busy={busy}
          aria-label={moderationTexts.hideNamed({ title })}
          onClick={() => void decide(item, 'hide')}
        >
          <EyeOff />
          {moderationTexts.hide}
        </Button>
      )}
      {item.status === 'open' && (
        <Button
          size="small"
          busy={busy}
          aria-label={moderationTexts.dismissNamed({ title })}
          onClick={() => void decide(item, 'dismiss')}
        >
          {commonTexts.dismiss}
        </Button>
      )}
    </>
  );
}
