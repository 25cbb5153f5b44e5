import type { LocaleActivities } from '../activities.ts';

export const activities: LocaleActivities = {
  means: 'Was könnte „{term}“ bedeuten?',
  sort: { headings: 'Unter welche Überschrift gehört das?', columns: 'Wohin gehört das?' },
  steps: {
    ordered: /\b(?:Schritte?n?|Ablauf|Vorgehen|Phasen?|Reihenfolge|Anleitung|Stufen?)\b/i,
    unordered: /\b(?:Regeln?|Arten|Gründe|Beispiele|Faktoren|Merkmale|Fragen|Vorteile|Nachteile|entweder)\b/i,
    counted: /^(?:Schritt|Phase|Stufe) \d{1,2}\s*[.:–—-]\s*/i,
    // A sentence without them has its verb first, and is none any more
    first: /(?!)/,
    next: /(?!)/,
    last: /(?!)/,
    dated: null,
    question: '{name}: in welcher Reihenfolge stehen die Schritte?',
    events: '',
  },
  why: ({ text }) => {
    const what = /^(?<what>\p{Lu}[^,;:„“()?!]{15,170}), weil [^;:]{12,}$/u.exec(text)?.groups?.['what'];
    return what &&
      !/(?<!\p{L})(?:nur|nicht|dies\w*|er|sie|es|ihr\w*|sein\w*|solch\w*|das|wir|uns)(?!\p{L})/iu.test(what)
      ? `Warum ist das so? „${what}.“`
      : undefined;
  },
  unfit:
    /\b(?:deine[rmns]?|Ihre[rmns]?|meinst du|Abbildung|Tabelle|Diagramm|berechne\w*|zeichne\w*|recherchiere\w*|diskutiere\w*|oben|unten|nicht|keine?[rsnm]?|außer)\b/,
};
