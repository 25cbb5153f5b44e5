import { useBasic, useWriter } from '../../lib/use-basic.ts';
import { basicTexts } from '../../texts/basic.ts';
import { Notice } from '../../ui/layout/notice.tsx';
import { wizardTexts } from './texts.ts';

/** Says before the user brings anything who writes, where it is not the model of a deployment: the embedded engine or a local model. */
export function WriterNotice() {
  const basic = useBasic();
  const writer = useWriter();
  if (!basic && writer === undefined) return null;
  return (
    <Notice className="mt-5">
      {basic ? `${basicTexts.notice} ${basicTexts.noticeRunner}` : wizardTexts.localWriter({ model: writer })}
    </Notice>
  );
}
