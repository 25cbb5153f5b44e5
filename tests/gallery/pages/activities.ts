import type { Page } from 'playwright-core';
import { practisedContent, practisedTerms } from '../../fixtures/lesson/practised.ts';
import { aProgress, aScene, aSession, nothingRead, SESSION } from '../../unit/web/samples/sessions.ts';
import type { GalleryPage, State } from '../gallery-page.ts';
import { modulesOf } from '../samples/lesson.ts';
import { allActivities, practised } from '../samples/practice.ts';

const scene = aScene(1, {
  title: 'How dough rises',
  content: practisedContent,
  terms: practisedTerms,
  activities: [...allActivities],
});

const stateOf = (done: keyof typeof practised): State => ({
  answers: {
    getSession: () => aSession({ edition: 'study', title: 'Bread' }),
    getCoverage: () => ({ parts: 0, told: 0, asked: 0, sections: [] }),
    listScenes: () => modulesOf([scene, aScene(2, { title: 'How it bakes' })]),
    getProgress: () => ({ entries: [], session: nothingRead }),
    putProgress: () => ({ entry: aProgress(scene), session: nothingRead }),
    getPractice: () => ({ scenes: [{ scene_id: scene.id, entries: [...practised[done]] }] }),
  },
  path: `/session/${SESSION}?scene=1`,
  act: (page: Page) => page.locator('.task').nth(8).waitFor(),
  shows: 'How dough rises',
});

/** A chapter with an activity of each kind, in each state that a learner can bring it to. */
export const activityPages: readonly GalleryPage[] = [
  {
    name: 'activities',
    path: `/session/${SESSION}`,
    states: {
      untouched: stateOf('untouched'),
      begun: stateOf('begun'),
      covered: stateOf('covered'),
      missed: stateOf('missed'),
      done: stateOf('done'),
      shown: stateOf('shown'),
    },
  },
];
