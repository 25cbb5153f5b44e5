import { useState } from 'react';
import type { Scene } from '../../../../../shared/model/session/scene.ts';
import { viewerTexts } from '../texts.ts';
import { isBeingChecked } from './scene-label.ts';

interface CheckStatusProps {
  scenes: readonly Scene[];
  /** Whether the lesson is still being written. */
  writing: boolean;
}

/** For screen readers: that the scenes are being checked, and that they are, once for the lesson and not for each scene. */
export function CheckStatus({ scenes, writing }: CheckStatusProps) {
  const [begun, setBegun] = useState(false);
  const checking = scenes.some((scene) => isBeingChecked(scene, writing));
  if (checking && !begun) setBegun(true);
  const ended = begun && !writing && scenes.every(({ check }) => check === undefined || check.state === 'done');
  return (
    <p role="status" className="sr-only">
      {ended ? viewerTexts.checkedSaid : begun && writing ? viewerTexts.checkingSaid : ''}
    </p>
  );
}
