import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { ModeSchema } from '../../../../shared/catalogue/contract-choices.ts';
import { routes } from '../../../../web/src/app/routes.tsx';
import { createFakeAuth, show } from '../stage.tsx';

vi.mock('../../../../web/src/features/generation/live.tsx', () => ({ default: () => null }));

const visit = async (path: string, title: string | RegExp) => {
  show(routes, path, createFakeAuth().auth);
  await screen.findByRole('heading', { level: 1, name: title });
  return within(screen.getByRole('main'));
};
const texts = (elements: readonly HTMLElement[]) => elements.map((element) => element.textContent);
const target = (link: HTMLElement) => link.getAttribute('href');

describe('the landing page', () => {
  it('has a hero, four tiles, the reasons to choose it, and a way to sign up [PAGE-01, PAGE-02, PAGE-03, PAGE-04]', async () => {
    const page = await visit('/', /^Bring your notes/);
    const tiles = page.getByRole('heading', { level: 2, name: 'What you get from a page of notes' }).parentElement;
    expect(within(tiles ?? document.body).getAllByRole('heading', { level: 3 })).toHaveLength(4);
    expect(page.getByRole('heading', { level: 2, name: 'Why choose Fabula' })).toBeTruthy();
    expect(page.getAllByRole('link', { name: 'Get Started Free' }).map(target)).toContain('/auth?mode=signup');
  });

  it('names the way to its sample for what it is', async () => {
    const page = await visit('/', /^Bring your notes/);
    const link = page.getByRole('link', { name: 'Try the sample below' });
    expect(document.querySelector(target(link) ?? '')).toBeTruthy();
  });

  it('promises no time that only a language model takes', async () => {
    const page = await visit('/', /^Bring your notes/);
    expect(page.getByText(/^A lesson is usually written within 2–3 minutes\./)).toBeTruthy();
    expect(page.queryByText(/few minutes/)).toBeNull();
  });
});

describe('the features page', () => {
  it('has ten cards [GLOB-04, PAGE-05]', async () => {
    const page = await visit('/features', /notes/);
    expect(page.getAllByRole('listitem')).toHaveLength(10);
  });

  it('compares itself with a classroom, an LMS and flashcard apps [PAGE-06]', async () => {
    const page = await visit('/features', /notes/);
    const headings = within(page.getByRole('table')).getAllByRole('columnheader');
    expect(texts(headings).slice(1)).toEqual(['Fabula', 'Classroom', 'LMS', 'Flashcard apps']);
  });

  it('says what each mode is [GLOB-02, PAGE-25, PAGE-26, PAGE-27]', async () => {
    expect(ModeSchema.options.toSorted()).toEqual(['anchor', 'custom', 'traditional']);
    const page = await visit('/features', /notes/);
    const modes = page.getByText(/^Traditional gives/).textContent;
    expect(modes).toContain('structured lessons with an outline, objectives and quizzes');
    expect(modes).toContain('Custom Stories makes story branches out of your study material, with scenes and quizzes');
    expect(modes).toContain('a universe you know: films, books, news or events');
  });
});

describe('the FAQ', () => {
  it('has seven categories and opens on the first [GLOB-06, PAGE-15, PAGE-16]', async () => {
    const page = await visit('/faq', 'Questions, answered.');
    const choices = page.getAllByRole<HTMLInputElement>('radio');
    expect(texts(choices.map((choice) => choice.parentElement ?? choice))).toEqual([
      'Getting Started',
      'Modes & Workflow',
      'Content & Uploads',
      'Pricing & Billing',
      'Privacy & Data',
      'Community & Sharing',
      'Troubleshooting',
    ]);
    expect(choices.filter(({ checked }) => checked).map(({ value }) => value)).toEqual(['getting-started']);
  });

  it('gives a mailbox for support [PAGE-18, PAGE-19]', async () => {
    const page = await visit('/faq', 'Questions, answered.');
    expect(target(page.getByRole('link', { name: /@/ }))).toMatch(/^mailto:support@/);
  });
});

describe('the About page', () => {
  it('opens with its line and a way to begin [GLOB-07, PAGE-20, PAGE-21]', async () => {
    const page = await visit('/about', 'Learning, built your way.');
    expect(target(page.getByRole('link', { name: 'Start a Lesson' }))).toBe('/auth?mode=signup');
  });

  it('says whom it serves, how it works, its modes, why, whose it is, and what is next [PAGE-22]', async () => {
    const page = await visit('/about', 'Learning, built your way.');
    expect(texts(page.getAllByRole('heading', { level: 2 }))).toEqual([
      'Who it serves',
      'How it works',
      'The modes',
      'Why Fabula',
      'Privacy and ownership',
      'What’s next',
    ]);
  });

  it('addresses everybody who learns, and calls what is not built planned [PAGE-23, PAGE-24]', async () => {
    const page = await visit('/about', 'Learning, built your way.');
    const served = page.getByText(/^Students/).textContent?.toLowerCase();
    for (const person of ['students', 'professionals', 'educators', 'tutors', 'creators', 'lifelong learners'])
      expect(served).toContain(person);
    const next = page.getByRole('heading', { name: 'What’s next' }).closest('section') ?? document.body;
    expect(next.textContent).toContain('Planned, and not there yet');
    expect(texts(within(next).getAllByRole('term'))).toEqual([
      'Flashcards',
      'Creator templates and example Collections',
      'Team workspaces',
    ]);
  });
});

const numbered = (headings: readonly string[]) => headings.map((heading, place) => `${place + 1}. ${heading}`);

describe('the Privacy Policy', () => {
  it('has its twelve sections in their order [GLOB-08, PAGE-08]', async () => {
    const page = await visit('/privacy', 'Privacy Policy');
    expect(texts(page.getAllByRole('heading', { level: 2 }))).toEqual(
      numbered([
        'Introduction',
        'Information we collect',
        'How we use information',
        'AI processing',
        'How we share information',
        'Security',
        'Retention',
        'Your rights',
        'International transfers',
        'Children under 13',
        'Changes to this policy',
        'Contact',
      ]),
    );
  });

  it('says when it was updated, whom it excludes and whom to write to [PAGE-09, PAGE-10, PAGE-11]', async () => {
    const page = await visit('/privacy', 'Privacy Policy');
    expect(page.getByText('Last updated: January 15, 2025')).toBeTruthy();
    expect(page.getByText(/^Fabula is not for children under 13/)).toBeTruthy();
    const contact = page.getByRole('heading', { name: '12. Contact' }).closest('section') ?? document.body;
    expect(target(within(contact).getByRole('link'))).toMatch(/^mailto:privacy@/);
  });
});

describe('the Terms of Service', () => {
  it('have their eleven sections in their order [GLOB-09, PAGE-12]', async () => {
    const page = await visit('/terms', 'Terms of Service');
    expect(texts(page.getAllByRole('heading', { level: 2 }))).toEqual(
      numbered([
        'Acceptance of terms',
        'Description of the service',
        'Accounts',
        'Content and intellectual property',
        'Acceptable use',
        'Subscription and payments',
        'Privacy',
        'Limitation of liability',
        'Termination',
        'Changes to these terms',
        'Contact',
      ]),
    );
  });

  it('say when they were updated, and announce changes with 30 days notice [PAGE-13, PAGE-14]', async () => {
    const page = await visit('/terms', 'Terms of Service');
    expect(page.getByText('Last updated: January 15, 2025')).toBeTruthy();
    expect(page.getByText(/We announce changes with 30 days notice/)).toBeTruthy();
  });
});

describe('the not-found page', () => {
  it('leads home, to the community and to a new story [PAGE-07]', async () => {
    const page = await visit('/no/such/page', 'Page not found');
    expect(page.getAllByRole('link').map(target)).toEqual(['/', '/community', '/upload']);
  });
});
