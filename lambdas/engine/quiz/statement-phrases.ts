/** What questions on running prose say in their own words. `{name}` is filled in. */
export interface StatementPhrases {
  /** `{subject}` is what a sentence begins with; the options are what it says of it. */
  readonly about: string;
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
    about: 'Which of these does the material say about “{subject}”?',
    when: 'Which time is missing here? “{text}”',
    next: 'What comes directly after this in the text? “{text}”',
    speaker: 'Who says this in the text? “{text}”',
  },
  de: {
    about: 'Was davon sagt der Text über „{subject}“?',
    when: 'Welche Zeitangabe fehlt hier? „{text}“',
    next: 'Was folgt im Text unmittelbar auf diesen Satz? „{text}“',
    speaker: 'Wer sagt das im Text? „{text}“',
  },
  es: {
    about: '¿Qué dice el texto sobre «{subject}»?',
    when: '¿Qué indicación de tiempo falta aquí? «{text}»',
    next: '¿Qué sigue en el texto justo después de esta frase? «{text}»',
    speaker: '¿Quién dice esto en el texto? «{text}»',
  },
};
