import type { LocaleQuestions } from '../questions.ts';

export const questions: LocaleQuestions = {
  says: 'Im Material steht: „{text}“',
  term: 'Welcher Begriff bedeutet „{definition}“?',
  meaning: 'Was meint das Material mit „{term}“?',
  next: 'Welcher Schritt kommt unter „{name}“ direkt nach „{step}“?',
  listed: 'Was davon nennt das Material unter „{name}“?',
  cell: 'Was steht in der Tabelle unter „{header}“ bei „{subject}“?',
  why: 'Welchen Grund nennt das Material dafür? „{what}“',
  gap: null,
  completes: 'Was ergänzt den Satz richtig? „{text}“',
  sequence: /\b(?:Schritte?n?|Ablauf|Vorgehen|Phasen?|Reihenfolge|zuerst|dann|Anleitung)\b/i,
  open: {
    explain: 'Erkläre „{term}“ mit eigenen Worten: was es ist und was das Material sonst darüber sagt.',
    why: 'Erkläre, warum das so ist: „{what}“',
  },
  about: {
    term: '„{term}“ bedeutet: {definition}.',
    meaning: 'Das bedeutet „{term}“.',
    step: 'Dieser Schritt kommt nach „{step}“.',
    item: 'Das nennt das Material unter „{name}“.',
    cell: 'Das steht dort bei „{subject}“.',
    reason: 'Das nennt das Material als Grund für etwas anderes: „{what}“',
    relation: 'Das sagt das Material von etwas anderem: „{text}“',
  },
  relations: [],
  reasons: [{ pattern: /^(?<what>.{20,170}?), weil (?<why>[^.;:]{12,170})[.]?$/, answer: 'Weil ' }],
  hangs: null,
  incidental: null,
  head: null,
  kinds: new Map(),
  quality: null,
};
