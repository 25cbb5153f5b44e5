import { type Finding, major } from '../../scene/checks/finding.ts';
import { fold } from '../../scene/fold.ts';

const OPTIONS = { least: 2, most: 4, longest: 240 } as const;

/** What speaks of the options themselves: "some of the water" does not. */
const SWEEPING = [
  /^(?:all|none|both|neither|any|some) of (?:the above|these|those)\b/,
  /^(?:all|none|both|neither|any|some) of the (?:other )?(?:answers|choices|options|statements)\b/,
  /^(?:both|neither) [a-d] (?:and|n?or) [a-d]\b|^(?:all|none) (?:the )?above\b|^[a-d] (?:and|or) [a-d]\b/,
] as const;

/** An option without the letter that models like to put before it: "B) Roots". */
export const bareOption = (option: string): string => option.replace(/^\s*\(?[A-Da-d][).:]\s+/, '').trim();

export const optionFindings = (options: readonly string[]): Finding[] => {
  const findings: Finding[] = [];
  if (options.length < OPTIONS.least || options.length > OPTIONS.most)
    findings.push(major('options', `It has ${options.length} options; two to four are right.`));
  if (options.some((option) => option === '' || option.length > OPTIONS.longest))
    findings.push(major('options', `An option is empty or over ${OPTIONS.longest} characters.`));
  if (new Set(options.map(fold)).size < options.length)
    findings.push(major('options', 'Two options are the same text.'));
  if (options.some((option) => SWEEPING.some((form) => form.test(fold(option)))))
    findings.push(major('options', 'An option speaks about other options ("all of the above", "both A and B").'));
  return findings;
};
