import type { ComponentType } from 'react';
import type { Scene } from '../../../../../shared/model/session/scene.ts';
import SceneActivities from '../../activity/scene-activities.tsx';
import type { ProseProps } from '../prose/prose.tsx';

interface PractisedTextProps {
  scene: Scene;
  prose: ProseProps;
  Prose: ComponentType<ProseProps>;
}

/** A scene's text with its activities; loaded only for scenes that have some. */
export default function PractisedText({ scene, prose, Prose }: PractisedTextProps) {
  return <SceneActivities scene={scene}>{(slots) => <Prose {...prose} slots={slots} />}</SceneActivities>;
}
