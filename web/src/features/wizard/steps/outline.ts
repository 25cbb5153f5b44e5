import { customPlan, targets } from '../../../../../shared/catalogue/duration-plan.ts';
import { isQuiz, type SceneType } from '../../../../../shared/model/session/scene-type.ts';
import { countWords } from '../../../../../shared/model/text/words.ts';
import { partsIn } from '../../../../../shared/plan/material-yield.ts';
import {
  type MaterialSize,
  type PlanTargets,
  planEntries,
  UNKNOWN_SIZE,
} from '../../../../../shared/plan/plan-entries.ts';
import { commonTexts } from '../../../texts/common.ts';
import { countTexts } from '../../../texts/counts.ts';
import type { DraftMaterial } from '../material/material.ts';
import { type MaterialSection, sectionsOf } from '../material/sections.ts';
import { wizardTexts } from '../texts.ts';

export interface OutlineLine {
  readonly title: string;
  readonly note: string;
  /** A part that is only possible, for material that is not read yet. */
  readonly soft?: true;
}
/** An upper limit: questions that fail the checks are left out. */
export interface Outline {
  readonly scenes: number;
  readonly questions: number;
  readonly minutes: number;
  /** There is a file, which is read during generation: its length is unknown. */
  readonly unread: boolean;
  readonly lines: readonly OutlineLine[];
}

const SHOWN_PARTS = 7;

/** Distributes `amount` by weight: largest remainders, and at least one each while there is enough. */
export const share = (amount: number, weights: readonly number[]): number[] => {
  const total = weights.reduce((sum, weight) => sum + weight, 0) || 1;
  const spare = Math.max(0, amount - weights.length);
  const exact = weights.map((weight) => (weight / total) * spare);
  const shares = exact.map((part, index) => Math.floor(part) + (index < amount ? 1 : 0));
  const order = exact.map((part, index) => ({ index, rest: part % 1 })).sort((a, b) => b.rest - a.rest);
  let left = amount - shares.reduce((sum, one) => sum + one, 0);
  for (const { index } of order) if (left-- > 0) shares[index] = (shares[index] ?? 0) + 1;
  return shares;
};

const merged = (sections: readonly MaterialSection[], length: number): MaterialSection[] => {
  const size = Math.ceil(sections.length / Math.max(1, length));
  return Array.from({ length: Math.ceil(sections.length / size) }, (_, index) => {
    const group = sections.slice(index * size, (index + 1) * size);
    const [first, ...rest] = group;
    return {
      title:
        rest.length > 0 ? wizardTexts.outlineMerged({ title: first?.title, rest: rest.length }) : (first?.title ?? ''),
      characters: group.reduce((sum, { characters }) => sum + characters, 0),
    };
  });
};

const partNote = (scenes: number, quizzes: number): string =>
  [countTexts.scenes(scenes), quizzes > 0 && countTexts.quizzes(quizzes)].filter(Boolean).join(', ');

/** Quizzes come after the parts they ask about, spread evenly, the last one at the end. */
const partLines = (sections: readonly MaterialSection[], chapters: number, quizzes: number): OutlineLine[] => {
  const parts = merged(sections, Math.min(chapters, SHOWN_PARTS));
  const scenes = share(
    chapters,
    parts.map(({ characters }) => characters),
  );
  const asked = (index: number) => Math.floor(((index + 1) * quizzes) / parts.length);
  return parts.map(({ title }, index) => ({
    title,
    note: partNote(scenes[index] ?? 0, asked(index) - (index === 0 ? 0 : asked(index - 1))),
  }));
};

const fileLine = (name: string): OutlineLine => ({ title: name, note: wizardTexts.outlineFile, soft: true });

interface Middle {
  readonly chapters: number;
  readonly quizzes: number;
  /** True when more material would make a longer lesson. */
  readonly room: boolean;
}

const middle = ({ content, file }: DraftMaterial, subject: string, { chapters, quizzes, room }: Middle) => {
  const text = content.trim();
  const fromFile = file ? [fileLine(file.name)] : [];
  if (text === '')
    return file ? fromFile : [{ title: subject, note: partNote(chapters, quizzes), soft: true as const }];
  const sections = sectionsOf(text);
  const parts = sections.length > 0 ? sections : [{ title: wizardTexts.outlineText, characters: text.length }];
  const more = room ? [{ title: wizardTexts.outlineRoom, note: wizardTexts.outlineRoomNote, soft: true as const }] : [];
  return [...fromFile, ...partLines(parts, chapters, quizzes), ...more];
};

interface Planned extends DraftMaterial {
  readonly estimatedDuration: number;
}

export const MATERIAL = wizardTexts.outlineMaterial;

const storyOf = ({ estimatedDuration }: Planned): PlanTargets => {
  const { scenes, questions } = targets(customPlan(estimatedDuration));
  return { mode: 'custom', sceneTarget: scenes, questionTarget: questions };
};

let measured: { readonly content: string; readonly extent: MaterialSize } | undefined;

/** How much a text can give at most: its headings and what is not told count too. The last result is cached, because forms call this on every key. */
const extentOf = (content: string): MaterialSize => {
  if (measured?.content !== content) {
    const words = countWords(content);
    measured = { content, extent: { words, chunks: partsIn(words) } };
  }
  return measured.extent;
};

/**
 * The most that the chosen duration and the material so far can make: the generation plans with the same function, and
 * leaves out what fails its checks. `subject` stands in for the scenes between the first and the last while nothing is
 * pasted.
 */
export const outlineOf = (form: Planned, asked: PlanTargets = storyOf(form), subject = MATERIAL): Outline => {
  // A file is read during generation: it may hold everything that was requested
  const known = form.file === null && form.content.trim() !== '';
  const { entries, questions } = planEntries(asked, known ? extentOf(form.content) : UNKNOWN_SIZE);
  const quizzes = entries.filter(({ type }) => isQuiz(type)).length;
  const has = (type: SceneType) => entries.some((entry) => entry.type === type);
  const overview = has('overview') ? [{ title: commonTexts.overview, note: wizardTexts.outlineFirst }] : [];
  const summary = has('summary') ? [{ title: commonTexts.summary, note: wizardTexts.outlineLast }] : [];
  const chapters = entries.length - quizzes - overview.length - summary.length;
  const room = entries.length < asked.sceneTarget;
  return {
    scenes: entries.length,
    questions,
    minutes: Math.max(1, Math.round((form.estimatedDuration * entries.length) / asked.sceneTarget)),
    unread: form.file !== null,
    lines: [...overview, ...middle(form, subject, { chapters, quizzes, room }), ...summary],
  };
};
