import { mayBeIn } from '../../material/detect-language.ts';
import { type Finding, major } from './finding.ts';

/** What a lesson is told in, ISO 639-1 or "und"; `from` is its material's language where that is another one. */
export interface ExpectedLanguage {
  readonly language: string;
  readonly from?: string | undefined;
}

const wrong = ({ from }: ExpectedLanguage): Finding =>
  major(
    'language',
    from === undefined ? 'It is not in the language of the material.' : 'It is not in the language that was asked for.',
  );

/** What is told at some length must be in the lesson's language; quotes are not looked at. */
export const languageFindings = (text: string, told: ExpectedLanguage): Finding[] =>
  mayBeIn(told.language, text) ? [] : [wrong(told)];

/** A few words alone are easily mistaken: in the wrong language are only those that the material's plainly are in. */
export const untranslatedFindings = (text: string, told: ExpectedLanguage): Finding[] =>
  told.from !== undefined && !mayBeIn(told.language, text) && mayBeIn(told.from, text) ? [wrong(told)] : [];
