import { describe, expect, it } from 'vitest';
import type { GenerationSpec } from '../../../lambdas/domain/generation/spec.ts';
import { escaped } from '../../../lambdas/engine/text/markdown.ts';
import { readability } from '../../eval/readability.ts';
import { contractFor, fixture, quizzesIn, scenesIn, teach } from './teach.ts';

const lessonFor = (wishes: Partial<GenerationSpec>, minutes = 60) =>
  teach(fixture('cellular-respiration.txt'), contractFor(minutes, wishes));

describe('audience and difficulty', () => {
  it('give children shorter sentences, fewer options and the meanings of words', async () => {
    const children = await lessonFor({ targetAudience: 'elementary', difficultyLevel: 'beginner' });
    const experts = await lessonFor({ targetAudience: 'professional', difficultyLevel: 'advanced' });
    const textOf = (taught: typeof children) => taught.scenes.map(({ content }) => content ?? '').join('\n\n');
    const read = [children, experts].map((taught) => readability(textOf(taught), 'en'));
    expect(read[0]?.wordsASentence).toBeLessThan(read[1]?.wordsASentence ?? 0);
    expect(textOf(children)).toContain('### Words of this chapter');
    expect(textOf(experts)).not.toContain('### Words of this chapter');
    const sizes = (taught: typeof children) =>
      quizzesIn(taught).flatMap(({ questions }) => questions.map(({ options }) => options.length));
    expect(Math.max(...sizes(children))).toBe(3);
    expect(Math.max(...sizes(experts))).toBe(4);
    expect(children.failed).toEqual([]);
    expect(scenesIn(children).length).toBeGreaterThan(3);
  });

  it('ask beginners for figures less often than those who want more', async () => {
    const asked = async (difficultyLevel: GenerationSpec['difficultyLevel']) =>
      quizzesIn(await lessonFor({ difficultyLevel }, 15))
        .flatMap(({ questions }) => questions)
        .filter(({ question }) => /^Which figure/.test(question)).length;
    expect(await asked('beginner')).toBeLessThan(await asked('advanced'));
  });
});

describe('a dollar sign', () => {
  it('is left alone around a formula and kept from setting a price as one', () => {
    expect(escaped('The area is $a^2 + b_1$ here.')).toBe('The area is $a^2 + b_1$ here.');
    expect(escaped('It costs $5 or $6.')).toBe('It costs \\$5 or \\$6.');
  });
});
