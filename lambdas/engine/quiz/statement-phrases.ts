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
  /** `{question}` under the heading that says what it is about. */
  readonly under: string;
  /** `{name}` is somebody's. */
  readonly person: string;
  /** `{text}` is what the list `{name}` says of one of its entries. */
  readonly entry: string;
  /** `{label}` is one of the list `{name}`. */
  readonly said: string;
}

/** By ISO 639-1; in other languages the engine does not take sentences apart. */
export const statementPhrases: Readonly<Record<string, StatementPhrases>> = {
  en: {
    when: 'Which time is missing here? “{text}”',
    next: 'What comes directly after this in the text? “{text}”',
    speaker: 'Who says this in the text? “{text}”',
    sibling: '{ask} is missing here? “{text}”',
    under: 'About “{heading}”: {question}',
    person: 'How does the material describe {name}?',
    entry: 'In the list “{name}”, what is this said of? “{text}”',
    said: 'What does the list “{name}” say about “{label}”?',
  },
  de: {
    when: 'Welche Zeitangabe fehlt hier? „{text}“',
    next: 'Was folgt im Text unmittelbar auf diesen Satz? „{text}“',
    speaker: 'Wer sagt das im Text? „{text}“',
    sibling: '{ask} fehlt hier? „{text}“',
    under: 'Zu „{heading}“: {question}',
    person: 'Als wen stellt der Text {name} vor?',
    entry: 'Zu welchem Eintrag der Liste „{name}“ gehört das? „{text}“',
    said: 'Was steht in der Liste „{name}“ zu „{label}“?',
  },
  es: {
    when: '¿Qué indicación de tiempo falta aquí? «{text}»',
    next: '¿Qué sigue en el texto justo después de esta frase? «{text}»',
    speaker: '¿Quién dice esto en el texto? «{text}»',
    sibling: '¿{ask} falta aquí? «{text}»',
    under: 'Sobre «{heading}»: {question}',
    person: '¿Cómo presenta el texto a {name}?',
    entry: '¿A qué elemento de la lista «{name}» corresponde esto? «{text}»',
    said: '¿Qué dice la lista «{name}» de «{label}»?',
  },
};
