/** What is wrong with an answer. One minor finding may pass; the reason is what a model is told when it is asked again. */
export interface Finding {
  readonly rule: CheckRule;
  readonly severity: 'major' | 'minor';
  readonly reason: string;
}

export type CheckRule =
  | 'key'
  | 'options'
  | 'points'
  | 'evidence'
  | 'reasoning'
  | 'mistake'
  | 'stem'
  | 'length-cue'
  | 'absolute'
  | 'negation'
  | 'grammar-cue'
  | 'repeated-word'
  | 'given-away'
  | 'aside'
  | 'doubt'
  | 'distractor'
  | 'explanation'
  | 'duplicate'
  | 'untaught'
  | 'html'
  | 'address'
  | 'leak'
  | 'length'
  | 'language'
  | 'title'
  | 'sources';

export const major = (rule: CheckRule, reason: string): Finding => ({ rule, severity: 'major', reason });
export const minor = (rule: CheckRule, reason: string): Finding => ({ rule, severity: 'minor', reason });

export const mayPass = (findings: readonly Finding[]): boolean =>
  findings.length <= 1 && findings.every(({ severity }) => severity === 'minor');
