import type { ReactNode } from 'react';
import type { Scene } from '../../../../../shared/model/session/scene.ts';
import { directionOf } from '../../../../../shared/model/text/direction.ts';
import { Panel } from '../../../ui/layout/panel.tsx';
import { viewerTexts } from '../texts.ts';
import { SceneBody } from './scene-body.tsx';
import { typeLabels } from './scene-label.ts';

interface ScenePageProps {
  scene: Scene;
  /** Language of the lesson, ISO 639-1, where it is known. */
  language: string | undefined;
  /** Progress of the generation, shown while the scene is not written yet. */
  progress: ReactNode;
  /** The quiz, shown instead of a text. */
  quiz: ReactNode;
  /** Shown after the text. */
  children: ReactNode;
}

function Unwritten({ progress }: Pick<ScenePageProps, 'progress'>) {
  return (
    <Panel
      className="max-w-[660px]"
      role="status"
      title={viewerTexts.pendingTitle}
      text={viewerTexts.pendingText}
      action={<div className="w-full min-w-56">{progress}</div>}
    />
  );
}

/** One scene as a page. */
export function ScenePage({ scene, language, progress, quiz, children }: ScenePageProps) {
  const written = scene.state === 'written';
  return (
    <div className="mx-auto w-full max-w-[988px] px-6 pt-8 pb-16 max-lg:max-w-[668px] max-sm:px-5 max-sm:pt-6 max-sm:pb-10">
      <div dir={quiz === null ? directionOf(scene.content ?? '') : undefined}>
        <p className="mb-2 flex items-center gap-2 text-14 font-firm text-mode">
          <span aria-hidden="true" className="size-2 rounded-full bg-mode-fill" />
          {typeLabels[scene.type]}
        </p>
        <h1
          tabIndex={-1}
          dir="auto"
          lang={language}
          className="mb-8 max-w-[660px] text-[44px] leading-[50px] font-firm tracking-[-0.024em] wrap-anywhere max-sm:mb-6 max-sm:text-[34px] max-sm:leading-10"
        >
          {scene.title}
        </h1>
        {written ? (quiz ?? <SceneBody scene={scene} language={language} />) : <Unwritten progress={progress} />}
      </div>
      {children}
    </div>
  );
}
