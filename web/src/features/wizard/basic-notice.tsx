import { useBasic } from '../../lib/use-basic.ts';
import { basicTexts } from '../../texts/basic.ts';
import { Notice } from '../../ui/layout/notice.tsx';

/** Says that the embedded engine writes when no language model is connected, before the user brings anything. */
export function BasicNotice() {
  if (!useBasic()) return null;
  return (
    <Notice className="mt-5">
      {basicTexts.notice} {basicTexts.noticeRunner}
    </Notice>
  );
}
