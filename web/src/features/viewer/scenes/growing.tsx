import { useEffect, useState } from 'react';
import { viewerTexts } from '../texts.ts';

/** Under a text that is being written: said once that reading can begin, and not what comes. */
export function Growing() {
  const [said, setSaid] = useState('');
  // A status is read when its text changes, not when it is there from the start
  useEffect(() => setSaid(viewerTexts.growingSaid), []);
  return (
    <>
      <p role="status" className="sr-only">
        {said}
      </p>
      <p className="mt-6 max-w-[660px] text-14 text-quiet">{viewerTexts.growing}</p>
    </>
  );
}
