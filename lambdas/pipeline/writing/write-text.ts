import type { Bible } from '../../domain/generation/plan/bible.ts';
import { sceneWords } from '../../domain/generation/plan/scene-words.ts';
import type { Model } from '../../domain/model/model.ts';
import { noUsage, sumUsage } from '../../domain/model/token-usage.ts';
import type { Finding } from '../../domain/scene/checks/finding.ts';
import { leakFindings } from '../../domain/scene/checks/leak.ts';
import type { WrittenScene } from '../../domain/scene/written-scene.ts';
import type { SceneStory, SceneTask } from '../prompts/tasks.ts';
import { answerTokens } from '../prompts/tokens.ts';
import { ask } from './ask.ts';
import { checkContext, type WritingContext, type WritingResult } from './context.ts';
import type { OpeningShow } from './show-opening.ts';

export interface TextRequest {
  readonly order: number;
  readonly of: number;
  readonly type: SceneTask['type'];
  /** Null when the model chooses the title. */
  readonly title: string | null;
  readonly chunks: readonly string[];
  readonly chapters: readonly string[];
  readonly story?: SceneStory | undefined;
}

const usual = ['scene', 'scene_repair'] as const;
/** The first scene decides what the others keep. */
const first = ['opening', 'opening_repair'] as const;

/** Writes a text scene. One that fails the checks is requested once more with the reasons, then given up. */
export const writeText = async (
  model: Model,
  context: WritingContext,
  text: TextRequest,
  show?: OpeningShow,
): Promise<WritingResult> => {
  const checked = checkContext(context, text.chunks);
  const words = sceneWords(text.type, context.spec, checked.chunks);
  const isFit = (content: string) => leakFindings(content, checked.rules, checked.material).length === 0;
  let usage = noUsage;
  let findings: readonly Finding[] = [];
  let bible: Bible | undefined;

  for (const name of text.title === null ? first : usual) {
    const reasons = findings.map(({ reason }) => reason);
    const most = Math.min(words.max, context.limits.words);
    const asked = { min: Math.min(words.min, most), max: most };
    const task: SceneTask = { kind: 'scene', ...text, words: asked, ...(reasons.length > 0 ? { reasons } : {}) };
    const answer = await ask(model, {
      name,
      ...context.prompt.call(task),
      ...(show && { onText: show.listen(isFit), onBegun: show.begun }),
      maxTokens:
        answerTokens.scene(words.max) +
        (text.type === 'chapter' ? answerTokens.activities : 0) +
        (text.title === null ? answerTokens.bible : 0),
    });
    usage = sumUsage(usage, answer.usage);
    if (!answer.value) {
      await show?.withdraw();
      continue;
    }
    if ('bible' in answer.value) {
      const { bibleFrom } = await import('../../domain/generation/plan/check-bible.ts');
      bible = bibleFrom(answer.value.bible, checked) ?? bible;
    }
    // Slow to load (Markdown, language detection), so only when there is an answer to check.
    const { sceneOutcome } = await import('../../domain/scene/checks/scene-outcome.ts');
    const outcome = sceneOutcome(answer.value, {
      ...checked,
      title: text.title,
      words: { min: words.least, max: words.most },
      needsSources: text.type === 'chapter',
    });
    findings = outcome.findings;
    if (findings.length > 0) {
      await show?.withdraw();
      continue;
    }
    const { order, type } = text;
    const { assembleActivities } = await import('../../domain/scene/activities/assemble.ts');
    const { content } = outcome.scene;
    const activities = assembleActivities('bible' in answer.value ? [] : answer.value.activities, {
      ...checked,
      // What stands around the text may say it too: summary, glossary, exercises
      chunks: [...checked.chunks, ...context.chunks.filter(({ role }) => role !== undefined)],
      content,
      apparatus: context.apparatus,
    });
    const scene: WrittenScene = {
      order,
      type,
      ...outcome.scene,
      activities,
      quiz: null,
      keys: [],
      asked: 0,
      passed: 0,
    };
    return { scene, usage, bible };
  }
  return { scene: undefined, usage, bible };
};
