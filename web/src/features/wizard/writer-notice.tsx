import { useEffect } from 'react';
import { useBasic, useLostWriter, useSiteConfigReload, useWriter } from '../../lib/use-basic.ts';
import { basicTexts } from '../../texts/basic.ts';
import { Notice } from '../../ui/layout/notice.tsx';
import { writerTexts } from '../writer/texts.ts';
import { useMayChoose } from '../writer/use-writers.ts';
import { FirstWriter } from '../writer/writer-dialog.tsx';
import { wizardTexts } from './texts.ts';

/**
 * Says before the user brings anything who writes, where it is not the model of a deployment: the embedded engine or a local
 * model, and whether that answers. Whoever may choose another is asked once; the chip beside the steps has the list.
 */
export function WriterNotice() {
  const basic = useBasic();
  const writer = useWriter();
  const lost = useLostWriter();
  const mayChoose = useMayChoose();
  const reload = useSiteConfigReload();
  useEffect(() => void reload(), [reload]);
  if (!basic && writer === undefined) return null;
  const silent = mayChoose ? writerTexts.silent : writerTexts.silentForOthers;
  return (
    <>
      {lost !== undefined && (
        <Notice tone="wrong" role="status" className="mt-5">
          {silent({ model: lost })}
        </Notice>
      )}
      {(basic || lost === undefined) && (
        <Notice className="mt-5">
          {basic
            ? `${basicTexts.notice}${mayChoose ? '' : ` ${basicTexts.noticeRunner}`}`
            : wizardTexts.localWriter({ model: writer })}
        </Notice>
      )}
      {mayChoose && <FirstWriter />}
    </>
  );
}
