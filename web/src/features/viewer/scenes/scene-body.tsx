import { lazy, Suspense, useEffect, useMemo } from 'react';
import { useLocation } from 'react-router';
import type { Scene } from '../../../../../shared/model/session/scene.ts';
import { withoutTitle } from '../../../../../shared/model/session/without-title.ts';
import { hasMath } from '../../../../../shared/model/text/has-math.ts';
import { plainText } from '../../../lib/words/plain-text.ts';
import { Skeleton } from '../../../ui/layout/skeleton.tsx';
import { passageIn } from '../../quiz/results/use-card-place.ts';
import { changesOf } from '../prose/changes-of.ts';
import type { ProseProps } from '../prose/prose.tsx';
import { shownOf } from '../prose/unfinished.ts';
import { withoutLinks } from '../prose/without-links.ts';
import { Growing } from './growing.tsx';

const loadProse = () => import('../prose/prose.tsx');
const Prose = lazy(loadProse);
const ProseMath = lazy(() => import('../prose/prose-math.tsx'));
const loadPractised = () => import('./practised-text.tsx');
const PractisedText = lazy(loadPractised);

/** Addresses are checked with the rest of the text: until then nothing can be followed. */
const growingPlugins = [withoutLinks];

// Starts loading while the session is still being fetched, not after it
loadProse().catch(() => undefined);

function Lines() {
  return (
    <div aria-hidden="true" className="grid max-w-[660px] gap-3.5">
      {['100%', '96%', '98%', '92%', '99%', '60%'].map((width) => (
        <span key={width} style={{ width }}>
          <Skeleton className="h-[18px] w-full" />
        </span>
      ))}
    </div>
  );
}

export function SceneBody({ scene, language }: { scene: Scene; language?: string | undefined }) {
  const growing = scene.state === 'stub';
  const content = growing ? shownOf(scene.content ?? '') : (scene.content ?? '');
  useEffect(() => {
    // So that the finished text takes its place at once, without a jump
    if (growing) loadPractised().catch(() => undefined);
  }, [growing]);
  const passage = passageIn(useLocation().state);
  const text = withoutTitle(content, scene.title);
  const { check } = scene;
  const changes = useMemo(() => changesOf(check, content.length - text.length), [check, content, text]);
  const sources = useMemo(
    () => scene.sources.map((source) => ({ ...source, quote: plainText(source.quote) })),
    [scene.sources],
  );
  const props: ProseProps = {
    content: text,
    sources,
    terms: scene.terms,
    language,
    passage,
    changes,
    ...(growing && { remarkPlugins: growingPlugins }),
  };
  const Text = hasMath(content) ? ProseMath : Prose;
  return (
    <Suspense fallback={<Lines />}>
      {scene.activities.length > 0 ? <PractisedText scene={scene} prose={props} Prose={Text} /> : <Text {...props} />}
      {growing && <Growing />}
    </Suspense>
  );
}
