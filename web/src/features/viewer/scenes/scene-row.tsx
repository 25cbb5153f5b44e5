import { Check, CircleCheck, Clock3, Feather, TextSearch } from 'lucide-react';
import type { ReactNode } from 'react';
import { PASS_MARK } from '../../../../../shared/catalogue/limits.ts';
import type { Scene } from '../../../../../shared/model/session/scene.ts';
import { cx } from '../../../ui/cx.ts';
import { viewerTexts } from '../texts.ts';
import { type SceneMark, sceneLabel } from './scene-label.ts';

interface SceneRowProps {
  scene: Scene;
  place: number;
  mark: SceneMark;
  /** Best score in percent; null for a scene without one. */
  mastery: number | null;
  current: boolean;
  /** It is being read against the material. */
  checking: boolean;
  onOpen: () => void;
}

const icons: Record<SceneMark, ReactNode> = {
  done: <CircleCheck className="text-[18px] text-done" />,
  open: null,
  writing: <Feather className="text-16" />,
  next: <Clock3 className="text-16" />,
  missed: <Check className="text-[18px] text-quiet" />,
};

const row =
  'grid min-h-13 w-full grid-cols-[22px_minmax(0,1fr)_auto] items-center gap-x-2.5 rounded-control px-3 py-2 text-left text-15 leading-5';

export function SceneRow({ scene, place, mark, mastery, current, checking, onOpen }: SceneRowProps) {
  const later = mark === 'writing' || mark === 'next';
  return (
    <button
      type="button"
      aria-current={current ? 'page' : undefined}
      onClick={onOpen}
      className={cx(
        row,
        current
          ? 'bg-raised font-semi shadow-[inset_3px_0_0_var(--mode-fill),0_0_0_1px_var(--rule)]'
          : 'hover:bg-paper',
        later && 'text-quiet',
      )}
    >
      <span
        className={cx(
          'grid place-items-center text-13 leading-none tabular-nums',
          later ? 'text-making' : current ? 'font-bold text-mode' : 'font-medium text-quiet',
        )}
      >
        {icons[mark] ?? place}
      </span>
      <span className="min-w-0 wrap-anywhere">
        <small className={cx('block text-13 leading-[17px] font-normal', later ? 'text-making' : 'text-quiet')}>
          {sceneLabel(scene.type, mark, checking)}
          {(mark === 'done' || mark === 'missed') && <span className="sr-only">{viewerTexts.rowCompleted}</span>}
          {mark === 'missed' && viewerTexts.rowNotPassed}
        </small>
        <span dir="auto" className="block">
          {scene.title}
        </span>
      </span>
      {checking && mastery === null && <TextSearch className="text-16 text-quiet" />}
      {mastery !== null && (
        <span className={cx('text-13 font-bold tabular-nums', mastery >= PASS_MARK ? 'text-done' : 'text-quiet')}>
          {mastery}%
        </span>
      )}
    </button>
  );
}
