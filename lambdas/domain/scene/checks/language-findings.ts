import { mayBeIn } from '../../material/detect-language.ts';
import { type Finding, major } from './finding.ts';

/** The language a lesson must be in, ISO 639-1 or "und"; `from` is the material's language where it differs. */
export interface ExpectedLanguage {
  readonly language: string;
  readonly from?: string | undefined;
}

const wrong = ({ from }: ExpectedLanguage): Finding =>
  major(
    'language',
    from === undefined ? 'It is not in the language of the material.' : 'It is not in the language that was asked for.',
  );

/** Longer text must be in the lesson's language; quotes are not checked. */
export const languageFindings = (text: string, expected: ExpectedLanguage): Finding[] =>
  mayBeIn(expected.language, text) ? [] : [wrong(expected)];

/** Short texts are easily misdetected, so they are rejected only when they clearly are in the material's language. */
export const untranslatedFindings = (text: string, expected: ExpectedLanguage): Finding[] =>
  expected.from !== undefined && !mayBeIn(expected.language, text) && mayBeIn(expected.from, text)
    ? [wrong(expected)]
    : [];
