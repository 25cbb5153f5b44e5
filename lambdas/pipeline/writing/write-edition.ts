import { countWords } from '../../../shared/model/text/words.ts';
import type { Model } from '../../domain/model/model.ts';
import type { SceneTask } from '../prompts/tasks.ts';
import { answerTokens } from '../prompts/tokens.ts';
import { ask } from './ask.ts';
import { checkContext, type WritingContext, type WritingResult } from './context.ts';
import type { TextRequest } from './write-text.ts';

/** A scene of an edition is as long as its sections are: this only stops what has gone wrong. */
const words = { min: 1, max: 200_000 } as const;
/** Times the words of its material: the answer holds them as text, as quotes, and once more in activities. */
const REPEATED = 4;

/** A scene of a study edition. It is asked for once: by rules from the same material comes the same scene. */
export const writeEdition = async (
  model: Model,
  context: WritingContext,
  text: TextRequest,
): Promise<WritingResult> => {
  const checked = checkContext(context, text.chunks);
  const task: SceneTask = { kind: 'scene', ...text, words };
  const held = checked.chunks.reduce((sum, chunk) => sum + countWords(chunk.text), 0);
  const { value, usage } = await ask(model, {
    name: 'edition_scene',
    ...context.prompt.call(task),
    maxTokens: answerTokens.scene(REPEATED * held) + answerTokens.activities,
  });
  if (!value) return { scene: undefined, usage };
  // Slow to load (Markdown, language detection), so only when there is an answer to check.
  const { sceneOutcome } = await import('../../domain/scene/checks/scene-outcome.ts');
  const { scene, findings } = sceneOutcome(value, {
    ...checked,
    title: text.title,
    words,
    needsSources: text.type === 'chapter',
  });
  if (findings.length > 0) return { scene: undefined, usage };
  const { assembleActivities } = await import('../../domain/scene/activities/assemble.ts');
  const { order, type } = text;
  const { apparatus } = context;
  const activities = assembleActivities(value.activities, { ...checked, content: scene.content, apparatus });
  const { vignette, likeness } = value;
  return {
    scene: {
      order,
      type,
      ...scene,
      activities,
      ...(vignette === null ? {} : { vignette }),
      ...(likeness === null ? {} : { likeness }),
      quiz: null,
      keys: [],
      asked: 0,
      passed: 0,
    },
    usage,
  };
};
