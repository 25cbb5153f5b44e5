/** What questions on running prose say in their own words. `{name}` is filled in. */
export interface StatementPhrases {
  /** `{text}` has a gap where a time was named. */
  readonly when: string;
  /** `{text}` is a sentence of a story, and the options are others of it. */
  readonly next: string;
  /** `{text}` is what somebody says. */
  readonly speaker: string;
  /** `{ask}` is what a word is one of: "Which metal". */
  readonly sibling: string;
  /** `{text}` has a gap where a word stood that has an opposite. */
  readonly missing: string;
  /** One of the options stands under `{heading}`. */
  readonly claim: string;
  /** `{question}` under the heading that says what it is about. */
  readonly under: string;
  /** `{name}` is somebody's. */
  readonly person: string;
}

/** By ISO 639-1; in other languages the engine does not take sentences apart. */
export const statementPhrases: Readonly<Record<string, StatementPhrases>> = {
  en: {
    when: 'Which time is missing here? “{text}”',
    next: 'Which of these is told first after this? “{text}”',
    speaker: 'Who says this in the text? “{text}”',
    sibling: '{ask} is missing here? “{text}”',
    missing: 'What is missing here? “{text}”',
    claim: 'Which of these does the material say in “{heading}”?',
    under: 'About “{heading}”: {question}',
    person: 'How does the material describe {name}?',
  },
  de: {
    when: 'Welche Zeitangabe fehlt hier? „{text}“',
    next: 'Was davon wird nach diesem Satz zuerst erzählt? „{text}“',
    speaker: 'Wer sagt das im Text? „{text}“',
    sibling: '{ask} fehlt hier? „{text}“',
    missing: 'Was fehlt hier? „{text}“',
    claim: 'Was davon sagt der Text unter „{heading}“?',
    under: 'Zu „{heading}“: {question}',
    person: 'Als wen stellt der Text {name} vor?',
  },
  es: {
    when: '¿Qué indicación de tiempo falta aquí? «{text}»',
    next: '¿Qué se cuenta primero después de esta frase? «{text}»',
    speaker: '¿Quién dice esto en el texto? «{text}»',
    sibling: '¿{ask} falta aquí? «{text}»',
    missing: '¿Qué falta aquí? «{text}»',
    claim: '¿Cuál de estas frases dice el texto en «{heading}»?',
    under: 'Sobre «{heading}»: {question}',
    person: '¿Cómo presenta el texto a {name}?',
  },
};
