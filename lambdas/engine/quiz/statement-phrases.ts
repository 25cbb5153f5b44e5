/** What questions on running prose say in their own words. `{name}` is filled in. */
export interface StatementPhrases {
  /** `{text}` has a gap where a time was named. */
  readonly when: string;
  /** `{text}` is a sentence of a story, and the options are others of it. */
  readonly next: string;
  /** `{text}` is what somebody says. */
  readonly speaker: string;
}

/** By ISO 639-1; in other languages the engine does not take sentences apart. */
export const statementPhrases: Readonly<Record<string, StatementPhrases>> = {
  en: {
    when: 'Which time is missing here? “{text}”',
    next: 'What comes directly after this in the text? “{text}”',
    speaker: 'Who says this in the text? “{text}”',
  },
  de: {
    when: 'Welche Zeitangabe fehlt hier? „{text}“',
    next: 'Was folgt im Text unmittelbar auf diesen Satz? „{text}“',
    speaker: 'Wer sagt das im Text? „{text}“',
  },
  es: {
    when: '¿Qué indicación de tiempo falta aquí? «{text}»',
    next: '¿Qué sigue en el texto justo después de esta frase? «{text}»',
    speaker: '¿Quién dice esto en el texto? «{text}»',
  },
};
