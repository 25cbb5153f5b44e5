import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { defaultPreferences } from '../../../../shared/model/account/settings.ts';
import { emptyAnchor } from '../../../../web/src/features/wizard/anchor/anchor-draft.ts';
import { generateBody as anchorBody } from '../../../../web/src/features/wizard/anchor/anchor-request.ts';
import { customDrafts, emptyForm } from '../../../../web/src/features/wizard/draft/draft.ts';
import { LanguageField } from '../../../../web/src/features/wizard/language/language-field.tsx';
import type { LanguageChoice } from '../../../../web/src/features/wizard/language/lesson-language.ts';
import { generateBody as storyBody } from '../../../../web/src/features/wizard/sending/create-story.ts';
import { generateBody as lessonBody } from '../../../../web/src/features/wizard/traditional/create-lesson.ts';
import { emptyLesson } from '../../../../web/src/features/wizard/traditional/lesson-draft.ts';
import { stubApi } from '../fake-api.ts';
import { SESSION } from '../samples/sessions.ts';
import { openSelect, pick } from '../select.ts';

const site = vi.hoisted(() => ({ basic: false }));
vi.mock('../../../../web/src/lib/browser/site-config.ts', () => ({ siteConfig: async () => site }));

const settings = (language: 'en' | 'es') => ({
  ...defaultPreferences(),
  language,
  user_id: 'user-1',
  created_at: '2026-01-01T00:00:00.000Z',
  updated_at: '2026-01-01T00:00:00.000Z',
});

const open = (language: 'en' | 'es', choice: LanguageChoice = null) => {
  stubApi({ getSettings: () => settings(language) });
  const onChange = vi.fn();
  render(
    <QueryClientProvider client={new QueryClient()}>
      <LanguageField choice={choice} onChange={onChange} />
    </QueryClientProvider>,
  );
  return onChange;
};
const box = () => screen.getByRole('combobox', { name: 'Language' });
const basicNote = '“Basic, no AI” takes its sentences from your material and stays in its language.';

beforeEach(() => void (site.basic = false));

describe('the language of a lesson', () => {
  it('begins as that of the material, and offers the twelve by their own names [SET-44]', async () => {
    const onChange = open('en');
    await waitFor(() => expect(localStorage.getItem('fabula.locale')).toContain('"en"'));
    expect(box().textContent).toContain('As in the material');
    const offered = (await openSelect(box())).map(({ textContent }) => textContent);
    expect(offered).toEqual(
      'As in the material,English,Español,Français,Deutsch,Italiano,Português,Русский,日本語,한국어,中文,العربية,हिन्दी'.split(
        ',',
      ),
    );
    await pick('Language', 'Français');
    expect(onChange).toHaveBeenCalledWith('fr');
  });

  it('begins as that of the settings where one was chosen there, until another is chosen here', async () => {
    open('es');
    await waitFor(() => expect(box().textContent).toContain('Español'));
    expect(screen.queryByText(basicNote)).toBeNull();
  });

  it('says that only a language model writes in another one than the material', async () => {
    site.basic = true;
    open('en', 'es');
    expect(await screen.findByText(basicNote)).toBeTruthy();
  });

  it('says nothing of the kind for a lesson in the language of the material', async () => {
    site.basic = true;
    open('es', 'material');
    await waitFor(() => expect(localStorage.getItem('fabula.locale')).toContain('"es"'));
    expect(box().textContent).toContain('As in the material');
    expect(screen.queryByText(basicNote)).toBeNull();
  });

  it('is sent once it was chosen, in every mode, and left to the settings before', () => {
    const bodies = (language: LanguageChoice) => [
      storyBody({ ...emptyForm, language }, SESSION).language,
      lessonBody({ ...emptyLesson, language }, SESSION).language,
      anchorBody({ ...emptyAnchor, language }, SESSION).language,
    ];
    expect(bodies('es')).toEqual(['es', 'es', 'es']);
    expect(bodies('material')).toEqual(['material', 'material', 'material']);
    expect(bodies(null)).toEqual([undefined, undefined, undefined]);
  });

  it('is missing from older drafts, which are kept', () => {
    const { language: _, ...older } = emptyForm;
    expect(customDrafts.parse({ ...customDrafts.empty, form: older })?.form.language).toBeNull();
  });
});
