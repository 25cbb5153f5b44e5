/** What open questions say in their own words. `{name}` is filled in. */
export interface OpenPhrases {
  /** `{term}` is explained, with what else the material says of it. */
  readonly explain: string;
  /** Several sentences speak of `{term}`, and none says what it is. */
  readonly tell: string;
  /** `{count}` items stand under `{name}`. */
  readonly list: string;
  /** A learner has read one sentence of a part and no more. */
  readonly scenario: string;
  readonly advise: string;
}

/** By ISO 639-1. In another language there are no open questions: they are sentences of their own. */
export const openPhrases: Readonly<Record<string, OpenPhrases>> = {
  en: {
    explain: 'Explain “{term}” in your own words: what it is, and what else you have read about it.',
    tell: 'What have you read about “{term}”? Name the points that matter most.',
    list: 'Which {count} points belong to “{name}”? Name as many as you can.',
    scenario: 'A colleague has to explain “{name}” to others tomorrow. So far they know only this: “{said}”',
    advise: 'What else does your colleague need to know about “{name}”? Give the points that matter most.',
  },
  de: {
    explain: 'Erkläre „{term}“ mit eigenen Worten: was es ist und was du sonst darüber gelesen hast.',
    tell: 'Was hast du über „{term}“ gelesen? Nenne die wichtigsten Punkte.',
    list: 'Welche {count} Punkte gehören zu „{name}“? Nenne so viele wie möglich.',
    scenario: 'Eine Kollegin muss morgen anderen „{name}“ erklären. Bisher weiß sie nur dies: „{said}“',
    advise: 'Was muss deine Kollegin noch über „{name}“ wissen? Nenne die wichtigsten Punkte.',
  },
  es: {
    explain: 'Explica «{term}» con tus propias palabras: qué es y qué más has leído sobre ello.',
    tell: '¿Qué has leído sobre «{term}»? Nombra los puntos más importantes.',
    list: '¿Qué {count} puntos pertenecen a «{name}»? Nombra todos los que puedas.',
    scenario: 'Una compañera tiene que explicar mañana «{name}» a otras personas. Hasta ahora solo sabe esto: «{said}»',
    advise: '¿Qué más necesita saber tu compañera sobre «{name}»? Da los puntos más importantes.',
  },
  fr: {
    explain: 'Explique « {term} » avec tes propres mots : ce que c’est et ce que tu as lu d’autre à ce sujet.',
    tell: 'Qu’as-tu lu sur « {term} » ? Donne les points les plus importants.',
    list: 'Quels sont les {count} points de « {name} » ? Cites-en autant que possible.',
    scenario: 'Une collègue doit expliquer « {name} » demain. Pour l’instant, elle ne sait que ceci : « {said} »',
    advise: 'Que doit encore savoir ta collègue sur « {name} » ? Donne les points les plus importants.',
  },
  it: {
    explain: 'Spiega «{term}» con parole tue: che cos’è e che cos’altro hai letto a riguardo.',
    tell: 'Che cosa hai letto su «{term}»? Nomina i punti più importanti.',
    list: 'Quali {count} punti appartengono a «{name}»? Nominane quanti più puoi.',
    scenario: 'Una collega domani deve spiegare «{name}» ad altri. Per ora sa soltanto questo: «{said}»',
    advise: 'Che cos’altro deve sapere la tua collega su «{name}»? Indica i punti più importanti.',
  },
  pt: {
    explain: 'Explique “{term}” com suas próprias palavras: o que é e o que mais você leu sobre isso.',
    tell: 'O que você leu sobre “{term}”? Cite os pontos mais importantes.',
    list: 'Quais são os {count} pontos de “{name}”? Cite quantos puder.',
    scenario: 'Uma colega precisa explicar “{name}” a outras pessoas amanhã. Até agora ela só sabe isto: “{said}”',
    advise: 'O que mais a sua colega precisa saber sobre “{name}”? Dê os pontos mais importantes.',
  },
};
