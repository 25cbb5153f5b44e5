import { useBasic } from '../../lib/use-basic.ts';
import { basicTexts } from '../../texts/basic.ts';
import { Notice } from '../../ui/layout/notice.tsx';

/** Who writes, where no language model does: said before anything is brought. */
export function BasicNotice() {
  if (!useBasic()) return null;
  return (
    <Notice className="mt-5">
      {basicTexts.notice} {basicTexts.noticeRunner}
    </Notice>
  );
}
