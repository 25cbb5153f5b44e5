import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { topicTextFor } from '../../../../lambdas/engine/data/topics.ts';
import { slugify } from '../../../../shared/catalogue/choice.ts';
import { topics } from '../../../../shared/catalogue/topics.ts';
import { topicTexts } from '../../../fixtures/lesson/topic-texts.ts';

const lines = (text: string) => text.split('\n').filter((line) => line !== '');
const paragraphs = (text: string) => lines(text).filter((line) => !/^(?:#|\||- |\d+\. )/.test(line));
const words = (text: string) => text.match(/[\p{L}\p{N}][\p{L}\p{N}’'–-]*/gu) ?? [];
const sentences = (paragraph: string) =>
  [...new Intl.Segmenter('en', { granularity: 'sentence' }).segment(paragraph)].map(({ segment }) => segment.trim());
const count = (text: string, pattern: RegExp) => lines(text).filter((line) => pattern.test(line)).length;

const preset = (label: string) => topics.find((topic) => topic.label === label)?.subtopics.map((one) => one.label);

/** Long enough for a lesson of the usual length, and with something for each kind of question. */
const isLessonMaterial = (subtopic: string) => {
  const text = topicTextFor(subtopic) ?? '';
  expect(text.split('\n')[0], subtopic).toBe(`# ${subtopic}`);
  expect(words(text).length, subtopic).toBeGreaterThanOrEqual(1_200);
  expect(count(text, /^## /), subtopic).toBeGreaterThanOrEqual(5);
  expect(count(text, /^\| --- \|/), subtopic).toBeGreaterThanOrEqual(1);
  expect(count(text, /^(?:- |\d+\. )/), subtopic).toBeGreaterThanOrEqual(3);
  expect(count(text, /\*\* (?:is|are) (?:an?|the) /), subtopic).toBeGreaterThanOrEqual(5);
};

describe('the text on a preset sub-topic', () => {
  it('is there for each part of Learning Habits [CAT-18]', () => {
    const subtopics = ['Spaced Repetition', 'Active Recall', 'Note-Taking Strategies', 'Focus & Flow'];
    expect(preset('Learning Habits')).toEqual(subtopics);
    subtopics.forEach(isLessonMaterial);
  });

  it('is there for each part of Leadership [CAT-19]', () => {
    const subtopics = [
      'Leading Teams',
      'Decision-Making Under Pressure',
      'Emotional Intelligence',
      'Conflict Management',
    ];
    expect(preset('Leadership')).toEqual(subtopics);
    subtopics.forEach(isLessonMaterial);
  });

  it('is there for each part of Communication [CAT-20]', () => {
    const subtopics = ['Storytelling', 'Persuasion', 'Giving & Receiving Feedback', 'Public Speaking'];
    expect(preset('Communication')).toEqual(subtopics);
    subtopics.forEach(isLessonMaterial);
  });

  it('is found by its slug as well, and there is none for a topic that was typed', () => {
    for (const { label, slug } of topics.flatMap(({ subtopics }) => subtopics))
      expect(topicTextFor(slug)).toBe(topicTextFor(label));
    expect(topicTextFor('The history of salt')).toBeNull();
    expect(topicTextFor('')).toBeNull();
  });

  it('is written for nothing that the catalogue does not offer', () => {
    const offered = topics.flatMap(({ subtopics }) => subtopics.map(({ label }) => slugify(label)));
    const folder = new URL('../../../../lambdas/engine/data/topics/', import.meta.url);
    const written = readdirSync(folder).map((name) => name.replace(/\.md$/, ''));
    expect(written.sort()).toEqual([...offered].sort());
  });
});

describe.each([...topicTexts])('the text on %s', (_, text) => {
  it('has sentences that can be read in one breath', () => {
    const long = paragraphs(text)
      .flatMap(sentences)
      .filter((sentence) => words(sentence).length > 45);
    expect(long).toEqual([]);
  });

  it('begins no paragraph with a word that leans on the one before', () => {
    const leaning = /^(?:it|its|this|that|these|those|they|their|he|his|she|her|such|here|there|however|but|and)\b/i;
    expect(paragraphs(text).filter((paragraph) => leaning.test(paragraph))).toEqual([]);
  });

  it('quotes nobody, links nowhere and holds no HTML', () => {
    expect(text).not.toMatch(/["“”«»]|https?:|www\.|<[a-z/]|!\[|\]\(/i);
  });

  it('has tables with a cell for each column, and no two rows that begin alike', () => {
    const tables = text
      .split('\n\n')
      .filter((block) => block.startsWith('|'))
      .map((block) =>
        lines(block).map((line) =>
          line
            .split('|')
            .slice(1, -1)
            .map((cell) => cell.trim()),
        ),
      );
    for (const [head, , ...rows] of tables) {
      expect(rows.length).toBeGreaterThanOrEqual(3);
      expect(rows.every((cells) => cells.length === head?.length && !cells.includes(''))).toBe(true);
      expect(new Set(rows.map(([first]) => first)).size).toBe(rows.length);
    }
  });
});
