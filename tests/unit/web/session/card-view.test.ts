import { describe, expect, it } from 'vitest';
import {
  actionOf,
  authorLabel,
  dateLabel,
  figures,
  genreLabel,
  titleOf,
} from '../../../../web/src/features/session/card/card-view.ts';
import { AT, aSession } from '../samples/sessions.ts';

describe('the action of a card', () => {
  it.each([
    ['completed', 'Completed', 'done'],
    ['in-progress', 'Continue Learning', 'continue'],
    ['ready', 'Start Learning', 'start'],
  ] as const)(
    'of a session that is %s reads "%s" [DASH-22, DASH-23, DASH-24, DASH-27, DASH-28, DASH-29]',
    (learning_status, label, tone) => {
      expect(actionOf(aSession({ learning_status }))).toEqual({ label, tone });
    },
  );

  it('reads "Generating Story..." and is yellow while the story is written [DASH-25, DASH-30]', () => {
    expect(actionOf(aSession({ learning_status: null, status: 'generating' }))).toEqual({
      label: 'Generating Story...',
      tone: 'making',
    });
  });

  it.each(['new', 'draft'] as const)('reads "Start Learning" for a session that is %s [DASH-26]', (status) => {
    expect(actionOf(aSession({ learning_status: null, status })).label).toBe('Start Learning');
  });

  it.each(['traditional', 'anchor'] as const)(
    'reads "Generating Lesson…" for the mode %s [DASH-31, DASH-32]',
    (mode) => {
      expect(actionOf(aSession({ learning_status: null, status: 'generating', mode })).label).toBe(
        'Generating Lesson…',
      );
    },
  );

  it('follows the learning status before the status [DASH-116]', () => {
    expect(actionOf(aSession({ learning_status: 'in-progress', status: 'generating' })).label).toBe(
      'Continue Learning',
    );
  });
});

describe('the facts of a card', () => {
  it('shows labels for what was chosen and text for what was typed [DASH-15, DASH-17]', () => {
    expect(genreLabel('science-fiction')).toBe('Science Fiction');
    expect(genreLabel('Solarpunk')).toBe('Solarpunk');
    expect(authorLabel('christie')).toBe('after Agatha Christie');
    expect(authorLabel('my grandmother')).toBe('after my grandmother');
    expect(genreLabel('ai-choice')).toBe('AI choice');
  });

  it('says Unknown where there is none [SESS-16, SESS-17]', () => {
    expect(genreLabel(null)).toBe('Unknown');
    expect(authorLabel(null)).toBe('Unknown');
  });

  it('shows the generated date, else the created one, else a dash [DASH-18, DASH-19, DASH-20]', () => {
    const written = dateLabel({ generated_at: '2025-06-12T10:00:00.000Z', created_at: '2024-01-05T10:00:00.000Z' });
    expect(written).toContain('2025');
    expect(dateLabel({ generated_at: null, created_at: '2024-01-05T10:00:00.000Z' })).toContain('2024');
    expect(dateLabel({ generated_at: null, created_at: null })).toBe('–');
  });

  it('says how long a story is before it is opened and how well it went afterwards', () => {
    expect(figures(aSession({ generated_scene_count: 9 }))).toBe('9 scenes, 30 min');
    expect(figures(aSession({ learning_status: 'completed', mastery_score: 92 }))).toBe('Mastery 92%');
    expect(figures(aSession({ learning_status: 'in-progress' }))).toBeNull();
  });

  it('tells the lesson that was written, not the one that was asked for [DASH-106]', () => {
    const question_counts = { asked: 7, passed: 5 };
    const written = { generated_scene_count: 6, scene_count_target: 9, generated_minutes: 12, estimated_duration: 30 };
    expect(figures(aSession({ ...written, question_counts }))).toBe('6 scenes, 5 questions, 12 min');
  });

  it('keeps the stand-in for a title only while one is on its way', () => {
    expect(titleOf(aSession({ title: 'Generating...', status: 'generating', created_at: AT }))).toBe('Generating...');
    expect(titleOf(aSession({ title: 'Generating...', status: 'draft' }))).toBe('Untitled');
  });
});
