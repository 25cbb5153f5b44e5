import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Scene } from '../../../../../shared/model/session/scene.ts';
import type { Session } from '../../../../../shared/model/session/session.ts';
import { hasMath } from '../../../../../shared/model/text/has-math.ts';
import type { ProseProps } from '../prose/prose.tsx';
import type { PrintedLessonProps } from './printed-lesson.tsx';

interface Parts {
  readonly PrintedLesson: ComponentType<PrintedLessonProps>;
  readonly MathProse: ComponentType<ProseProps> | undefined;
}

const load = async (withMath: boolean): Promise<Parts> => {
  const [lesson, prose] = await Promise.all([
    import('./printed-lesson.tsx'),
    withMath ? import('../prose/prose-math.tsx') : undefined,
  ]);
  return { PrintedLesson: lesson.default, MathProse: prose?.default };
};

/** Long after the viewer itself is rendered. */
const LOAD_AFTER_MS = 1_500;

interface PrintedPages {
  /** Render this before the viewer, which it replaces in print; empty until somebody prints. */
  readonly paper: ReactNode;
  readonly print: () => Promise<void>;
}

/** The printable lesson. The browser does not wait when it prints, so everything is loaded in advance. */
export const usePrintedLesson = (session: Session, all: readonly Scene[], cover: ReactNode): PrintedPages => {
  const [parts, setParts] = useState<Parts>();
  const [printing, setPrinting] = useState(false);
  const scenes = all.filter(({ state }) => state === 'written');
  const withMath = scenes.some(({ content }) => hasMath(content ?? ''));
  useEffect(() => {
    let left = false;
    // When loading fails, the open scene is printed
    const keep = () =>
      load(withMath).then(
        (loaded) => left || setParts(loaded),
        () => undefined,
      );
    const timer = setTimeout(keep, LOAD_AFTER_MS);
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [withMath]);
  useEffect(() => {
    const begin = () => flushSync(() => setPrinting(true));
    const end = () => setPrinting(false);
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
    };
  }, []);
  const print = async () => {
    const loaded = parts ?? (await load(withMath));
    flushSync(() => setParts(loaded));
    window.print();
  };
  const paper = printing && parts && scenes.length > 0 && (
    <parts.PrintedLesson session={session} scenes={scenes} cover={cover} MathProse={parts.MathProse} />
  );
  return { paper, print };
};
