import type { WrittenScene } from '../../domain/scene/written-scene.ts';
import type { WritingPorts } from '../ports.ts';
import type { WritingContext } from '../writing/context.ts';

interface Writing {
  readonly ports: Pick<WritingPorts, 'checks'>;
  readonly context: Pick<WritingContext, 'edition' | 'limits'>;
}

/** What is copied needs no second reader, and a small model is none. */
export const isChecked = ({ ports, context }: Writing): boolean =>
  ports.checks === true && context.edition === null && context.limits.extras;

/** A scene as it is written first: readable, and waiting for its second reader where one comes. */
export const beforeCheck = (writing: Writing, scene: WrittenScene): WrittenScene =>
  isChecked(writing) ? { ...scene, check: { state: 'waiting', removed: [] } } : scene;
