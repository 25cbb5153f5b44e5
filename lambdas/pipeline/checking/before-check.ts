import type { WrittenScene } from '../../domain/scene/written-scene.ts';
import type { WritingContext } from '../writing/context.ts';

/** A scene as it is written first: readable, and waiting for its second reader where one comes. */
export const beforeCheck = ({ checked }: Pick<WritingContext, 'checked'>, scene: WrittenScene): WrittenScene =>
  checked ? { ...scene, check: { state: 'waiting', removed: [] } } : scene;
