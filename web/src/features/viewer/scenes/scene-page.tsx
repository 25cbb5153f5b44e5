import type { ReactNode } from 'react';
import type { Scene } from '../../../../../shared/model/session/scene.ts';
import { directionOf } from '../../../../../shared/model/text/direction.ts';
import { cx } from '../../../ui/cx.ts';
import { Panel } from '../../../ui/layout/panel.tsx';
import { viewerTexts } from '../texts.ts';
import { CheckNote } from './check-note.tsx';
import { LikenessCard } from './likeness-card.tsx';
import { SceneBody } from './scene-body.tsx';
import { typeLabels } from './scene-label.ts';

const none: Scene['sources'] = [];

interface ScenePageProps {
  scene: Scene;
  /** Language of the lesson, ISO 639-1, where it is known. */
  language: string | undefined;
  /** Shown under the title, where the lesson is an edition of its material. */
  edition?: string | undefined;
  /** Whether the lesson is still being written. */
  writing: boolean;
  /** Progress of the generation, shown while the scene is not written yet. */
  progress: ReactNode;
  /** Something of the text was shown and taken away again. */
  withdrawn: boolean;
  /** The quiz, shown instead of a text. */
  quiz: ReactNode;
  /** Shown after the text. */
  children: ReactNode;
}

function Unwritten({ progress, withdrawn }: Pick<ScenePageProps, 'progress' | 'withdrawn'>) {
  return (
    <Panel
      className="max-w-[660px]"
      role="status"
      title={viewerTexts.pendingTitle}
      text={withdrawn ? viewerTexts.withdrawnText : viewerTexts.pendingText}
      action={<div className="w-full min-w-56">{progress}</div>}
    />
  );
}

/** One scene as a page. */
export function ScenePage({ scene, language, edition, writing, progress, withdrawn, quiz, children }: ScenePageProps) {
  // A stub with a text is being written at this moment
  const readable = scene.state === 'written' || scene.content !== null;
  // All of an edition is from the notes: to mark some sentences of it as such says nothing and interrupts
  const text = edition === undefined ? scene : { ...scene, sources: none };
  return (
    <div className="mx-auto w-full max-w-[988px] px-6 pt-8 pb-16 max-lg:max-w-[668px] max-sm:px-5 max-sm:pt-6 max-sm:pb-10">
      <div dir={quiz === null ? directionOf(scene.content ?? '') : undefined}>
        {scene.vignette && (
          <div
            role="note"
            aria-label={viewerTexts.vignetteLabel}
            className="mb-10 max-w-[660px] rounded-[3px] bg-sunk px-5 py-4 font-serif text-16 leading-[27px] text-quiet max-sm:mb-6 max-sm:px-4 max-sm:py-3.5"
          >
            <p dir="auto">{scene.vignette}</p>
          </div>
        )}
        <div className="mb-2 flex min-h-6 max-w-[660px] flex-wrap items-center gap-x-4 gap-y-1">
          <p className="flex items-center gap-2 text-14 font-firm text-mode">
            <span aria-hidden="true" className="size-2 rounded-full bg-mode-fill" />
            {typeLabels[scene.type]}
          </p>
          {scene.state === 'written' && scene.check && <CheckNote check={scene.check} writing={writing} />}
        </div>
        <h1
          tabIndex={-1}
          dir="auto"
          lang={language}
          className={cx(
            'max-w-[660px] text-[44px] leading-[50px] font-firm tracking-[-0.024em] wrap-anywhere max-sm:text-[34px] max-sm:leading-10',
            edition ? 'mb-2' : 'mb-8 max-sm:mb-6',
          )}
        >
          {scene.title}
        </h1>
        {edition && <p className="mb-8 text-14 text-balance text-quiet max-sm:mb-6">{edition}</p>}
        {readable ? (
          (quiz ?? <SceneBody scene={text} language={language} />)
        ) : (
          <Unwritten progress={progress} withdrawn={withdrawn} />
        )}
        {scene.likeness && <LikenessCard likeness={scene.likeness} />}
      </div>
      {children}
    </div>
  );
}
