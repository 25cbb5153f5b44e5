import { countWords } from '../../../../shared/model/text/words.ts';
import { MAX_ROW_TEXT_BYTES } from '../../material/material.ts';
import { type Finding, major } from './finding.ts';
import { leakFindings } from './leak.ts';
import { markupFindings } from './markdown.ts';

/** A reader does not mind a third less than was asked for; a lesson would. */
const ENOUGH = 0.66;

interface SourceCheck {
  readonly words: { readonly min: number };
  readonly rules: string;
}

/** Why a text that a model wrote on a topic cannot be what a lesson is made from; empty when it can. */
export const sourceFindings = (text: string, { words, rules }: SourceCheck): Finding[] => {
  const findings = [...markupFindings(text, ''), ...leakFindings(text, rules, '')];
  const written = countWords(text);
  if (written < words.min * ENOUGH)
    findings.push(major('length', `It has ${written} words; at least ${words.min} are right.`));
  if (Buffer.byteLength(text) > MAX_ROW_TEXT_BYTES) findings.push(major('length', 'It is far too long.'));
  return findings;
};
