import type { Frame } from './frame.ts';

/** Eine Bibliothek, eine Lampe und jemand, der liest: das trägt jeden Stoff. */
export const german: Frame = {
  titles: ['{topic}: Das Reisebuch', 'Die Lampe und das Buch: {topic}'],
  scenes: {
    overview: 'Die Bibliothek bei Nacht',
    signposts: 'Worauf es ankommt',
    recap: 'Was wir schon wissen',
    bridge: 'Von Saal zu Saal',
    summary: 'Im Morgenlicht',
    quizzes: [
      'Die Tür aus Eiche',
      'Die schmale Tür',
      'Die Frage des Wächters',
      'Der Spiegel',
      'Die Tür aus Eisen',
      'Die blaue Tür',
    ],
  },
  setting: [
    'Die Bibliothek schließt um acht, doch heute hat der Bibliothekar eine Lampe brennen lassen, und daneben liegt ein Zettel mit deinem Namen und einer Überschrift: **{topic}**. „Alles, was man hier darüber weiß, ist auf die Säle verteilt“, steht darauf. „Wer es versteht, darf weitergehen. Die Türen haben keine Schlüssel.“',
    'Du nimmst die Lampe. Die Seiten sind in der richtigen Reihenfolge; es fehlt nur jemand, der sie in Ruhe liest und wieder zusammenfügt. Dieser Jemand bist du.',
  ],
  signposts: 'Unter dem Zettel liegt eine kurze Liste, mit Bleistift geschrieben: darauf solltest du achten.',
  beats: [
    {
      open: 'Im ersten Saal liegt eine offene Mappe bereit: „{title}“. Jemand hat ein Wort unterstrichen: {term}.',
      close: 'Die Flamme wächst um einen Fingerbreit. Du bist auf dem richtigen Weg.',
    },
    {
      open: 'Der zweite Saal riecht nach altem Papier. Auf dem Pult liegt „{title}“, und die Lampe neigt sich von selbst zu einem Wort: {term}.',
      close: 'Du schließt die Mappe behutsam und gehst weiter.',
    },
    {
      open: 'Hier ist die Wand selbst die Seite: „{title}“. Die Zeit hat die Verzierungen verwischt, nicht aber das Wort {term}.',
      close: 'Du legst die Hand an den Stein. Er ist warm, als hätte gerade noch jemand geschrieben.',
    },
    {
      open: 'Eine Wendeltreppe führt zu einem Regal mit einem einzigen Heft: „{title}“. Wer es schrieb, kam zweimal auf eines zurück: {term}.',
      close: 'Du stellst es zurück, für die, die nach dir kommen.',
    },
    {
      open: 'Im Kartensaal gibt es keine Karten, sondern „{title}“, ausgebreitet auf dem großen Tisch. In der Mitte, wie eine Stadt, steht {term}.',
      close: 'Jetzt könntest du es aus dem Gedächtnis zeichnen.',
    },
    {
      open: 'Die Uhr schlägt drei. Auf dem Tisch des Schreibers liegt „{title}“, und rund um {term} glänzt noch die Tinte.',
      close: 'Du bläst über die Seite und löschst das kleine Licht.',
    },
    {
      open: 'Bald wird es hell. Der vorletzte Saal bewahrt „{title}“, das niemand für nötig hielt zu verstecken. Beginne bei {term}.',
      close: 'Ein Saal noch.',
    },
    {
      open: 'Der letzte Saal hat keine Türen, nur ein Fenster und ein Blatt: „{title}“. Das erste Licht fällt genau auf {term}.',
      close: 'Hinter dir hörst du, wie sich eine Tür nach der anderen öffnet.',
    },
  ],
  recaps: [
    'Du setzt dich ans Fenster und gehst leise durch, was die Seiten erzählt haben.',
    'Bevor es weitergeht, wiederholst du, was schon dir gehört.',
  ],
  bridges: [
    'Zwischen zwei Sälen gibt es nur die Dunkelheit und die Lampe. Vor dir, auf einem kleinen Schild, steht: {next}.',
    'Der Gang macht eine Biegung und bekommt einen anderen Namen: {next}.',
  ],
  gates: [
    'Die Tür hat kein Schloss, sondern eine Frage. Sie öffnet sich für alle, die genau gelesen haben.',
    'Der Wächter verlangt nichts Besonderes: nur, dass du sagst, was du gerade gelesen hast.',
    'Der Spiegel in der Tür zeigt kein Gesicht, sondern ein paar Fragen.',
    'Die Lampe wird kleiner. Sie möchte einen Beweis, bevor sie den nächsten Saal erhellt.',
  ],
  ending: [
    'Es wird Tag. Der Bibliothekar schließt auf und findet dich mit dem ganzen Buch auf dem Tisch. „Und?“, fragt er. „Was steht darin?“',
    'Das kannst du ihm jetzt erzählen.',
  ],
};
