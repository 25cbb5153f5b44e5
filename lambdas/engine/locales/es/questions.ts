import type { LocaleQuestions } from '../questions.ts';

export const questions: LocaleQuestions = {
  says: 'El material dice: «{text}»',
  term: '¿Qué término significa «{definition}»?',
  meaning: '¿Qué entiende el material por «{term}»?',
  next: 'En «{name}», ¿qué paso viene justo después de «{step}»?',
  listed: '¿Cuál de estos puntos nombra el material en «{name}»?',
  cell: 'En la tabla, ¿qué figura en «{header}» para «{subject}»?',
  why: '¿Qué razón da el material para esto? «{what}»',
  gap: null,
  completes: '¿Qué opción completa la frase? «{text}»',
  sequence: /\b(?:pasos?|proceso|procedimiento|etapas?|fases?|orden|primero|después|luego)\b/i,
  open: {
    explain: 'Explica «{term}» con tus propias palabras: qué es y qué más dice el material.',
    why: 'Explica por qué: «{what}»',
  },
  about: {
    term: '«{term}» significa: {definition}.',
    meaning: 'Eso es lo que significa «{term}».',
    step: 'Ese paso viene después de «{step}».',
    item: 'El material lo nombra en «{name}».',
    cell: 'Eso figura allí para «{subject}».',
    reason: 'El material lo da como razón de otra cosa: «{what}»',
    relation: 'El material lo dice de otra cosa: «{text}»',
  },
  relations: [],
  reasons: [{ pattern: /^(?<what>.{20,170}?),? porque (?<why>[^.;:]{12,170})[.]?$/, answer: 'Porque ' }],
  hangs: null,
  incidental: null,
  head: null,
  kinds: new Map(),
  quality: null,
};
