import { type Language, wordSet } from './language.ts';

export const german: Language = {
  code: 'de',
  stopWords: wordSet(
    `aber alle allem allen aller alles als also am an andere anderen anderer anderes auch auf aus bei beim bereits bin bis
    bist da dabei dadurch dafür damit danach dann daran darauf daraus darin darüber das dass dazu dein dem den denn der
    deren des dessen die dies diese diesem diesen dieser dieses doch dort du durch ein eine einem einen einer eines einige
    er erst es etwa etwas euch für ganz gegen geht gibt hat hatte hatten hätte hier hin hinter ich ihm ihn ihnen ihr ihre
    ihrem ihren ihrer im immer in ins ist ja jede jedem jeden jeder jedes jedoch jene kann kein keine können könnte man
    mehr mein meist mich mir mit muss müssen nach neben nicht nichts noch nun nur ob oder ohne sehr sein seine seinem
    seinen seiner seit selbst sich sie sind so sobald sodass sogar solche sollte sondern sonst soll sowie über um und uns
    unter viel viele vom von vor während wann war waren warum was weder weg weil weiter welche welcher wenn wer werden
    wie wieder will wir wird wo wurde wurden zu zum zur zwar zwei zwischen heute daher deshalb dennoch außerdem`,
  ),
  leaning:
    /^["“„»(]*(?:dies(?:e[mnrs]?)?|jene[mnrs]?|solche[mnrs]?|das (?:ist|war|heißt|führt|bedeutet)|er|sie|es|ihr[e]?[mnrs]?|sein[e]?[mnrs]?|man|dabei|dadurch|dafür|damit|danach|daran|darauf|daraus|darin|darüber|daher|deshalb|dennoch|dann|dort|hier|auch|außerdem|aber|und|oder|doch|jedoch|so|also|zudem|schließlich|später|zunächst|anschließend|gleichzeitig|trotzdem|beide[rsn]?|andere[rsn]?|in diese[mnrs]|aus diesem grund|auf diese weise|zum beispiel|im gegensatz dazu|letztere[rsn]?|erstere[rsn]?)(?=[\s,.;:])/i,
  pointing:
    /\b(?:siehe|vgl\.|(?:Abbildung|Abb\.|Tabelle|Kapitel|Seite|Abschnitt) \d|wie (?:oben|unten)|(?:oben|unten) (?:genannt|erwähnt|beschrieben)\w*|im Folgenden|wie wir (?:gesehen|sehen)|in diesem (?:Kapitel|Abschnitt|Text|Artikel|Dokument)|klicken)\b|https?:|www\.|\[\d+\]/i,
  beforeYear:
    /(?:^|\s)(?:im Jahr|Jahr|Jahre|Jahren|seit|bis|um|ab|vor|nach|von|und|Anfang|Mitte|Ende|Sommer|Winter|Herbst|Frühjahr|Frühling|Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember)[ ,\d]*$/i,
  units:
    'Prozent|Euro|Cent|Franken|Mark|Pfund|Dollar|Hektar|Quadratmeter|Kubikmeter|Quadratkilometer|Millionen|Milliarden|Tausend|Jahre[n]?|Monate[n]?|Wochen|Tage[n]?|Stunden|Minuten|Sekunden|Kilometer[n]?|Meter[n]?|Zentimeter[n]?|Millimeter[n]?|Kilogramm|Gramm|Tonnen|Liter[n]?|Grad|Menschen|Personen|Einwohner[n]?|Soldaten|Männer[n]?|Frauen|Kinder[n]?|Mal|Arten|Schiffe[n]?|Länder[n]?|Staaten|Stimmen|Exemplare[n]?|Seiten|Punkte[n]?|Schritte[n]?|Volt|Watt|Kilowattstunden',
  reason: /^(?<what>.{25,160}?), (?<link>weil|damit|da) (?<why>[^.;:]{12,150})[.]?$/,
  statement:
    /^(?!(?:Früher|Später|Bald|Dann|Oft|Damals|Seither|Fast|Zuerst|Einst|Dabei|Dazu|Davon|Deshalb|Auf|In|Im|An|Am|Bei|Mit|Nach|Vor|Aus|Zu|Zur|Zum|Von|Vom|Durch|Für|Über|Unter|Um|Seit|Bis|Ohne|Gegen|Zwischen|Manche|Wer|Was|Wie|Als|Wenn|Weil|Da|Doch|Und|Aber|Schon|Noch|Erst|Nur|So|Dort|Hier|Heute)\s)(?<subject>(?:(?:Der|Die|Das|Ein|Eine) (?:\p{Ll}+e[nrs]? )?)?\p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+){0,2}) (?<predicate>(?!(?:der|die|das|des|dem|den|und|oder|von|vom|in|im|an|am|auf|aus|bei|mit|nach|zu|zum|zur|für|über|unter|zwischen|durch|gegen|ohne|um|wie|als|sowie|bis|seit|vor|hinter|neben|ab|eines|einer|aller|alle|vieler|mancher|einiger|wenn|weil|dass)\s)\p{Ll}+ .+)$/u,
  articles: null,
  definitions: [
    {
      pattern:
        /^(?:(?:Der|Die|Das|Ein|Eine) )?(?<term>\p{Lu}[\p{L}’ -]{2,40}?)(?: \((?<short>[^)]{2,30})\))? (?:ist|sind) (?<text>(?:ein|eine|(?:der|die|das) \p{Lu}\p{L}+,? (?:der|die|das|des|von|bei|in)) .{8,})$/u,
      confidence: 0.8,
    },
    {
      pattern: /^(?:Als|Unter) (?<term>\p{Lu}[\p{L}’ -]{2,40}?) (?:bezeichnet|versteht) man (?<text>.{12,})$/u,
      confidence: 0.8,
    },
  ],
  phrases: {
    quote: '„{text}“',
    titles: {
      overview: 'Bevor es losgeht',
      signposts: 'Worauf es ankommt',
      recap: 'Bis hierher',
      bridge: 'Von hier nach dort',
      summary: 'Was bleibt',
      quiz: 'Prüfe dich: {title}',
      part: '{title}, Teil {n}',
    },
    overview: {
      about: 'Worum es geht',
      ahead: 'Was vor dir liegt',
      words: 'Wörter, die dir begegnen werden',
      description: 'Ein Weg durch {topics}, erzählt aus dem Material selbst.',
      topicsJoin: '{first} und {last}',
    },
    goals: {
      lead: 'Am Ende kannst du',
      term: 'erklären, was {term} bedeutet',
      topic: 'das Wichtigste aus „{title}“ wiedergeben',
    },
    chapter: {
      keep: 'Behalte beim Lesen im Kopf:',
      askTerm: 'Wie würdest du {term} mit eigenen Worten erklären?',
      askPair: 'Was unterscheidet {term} von {other}?',
      askWhy: 'Warum spricht der Text von {term}?',
      askTopic: 'Was ist das Wichtigste an „{title}“?',
      short: 'Kurz gesagt',
      words: 'Wörter dieses Kapitels',
    },
    recap: { lead: 'Das haben die Seiten bis hierher erzählt:' },
    bridge: { behind: 'Was hinter dir liegt', ahead: 'Was vor dir liegt' },
    summary: { lead: 'Was sich zu behalten lohnt:', words: 'Wörter zum Behalten' },
    quiz: {
      intro: 'Jede Antwort steht in dem, was du gerade gelesen hast.',
      year: 'Welches Jahr fehlt hier? „{text}“',
      number: 'Welche Zahl fehlt hier? „{text}“',
      name: 'Welcher Name fehlt hier? „{text}“',
      term: 'Welcher Begriff fehlt hier? „{text}“',
      code: 'Welcher Befehl oder Name fehlt hier? „{text}“',
      define: 'Was versteht der Text unter „{term}“?',
      describe: 'Welcher Begriff passt zu dieser Beschreibung? „{text}“',
      tableSubject: 'Für welchen Eintrag steht in der Tabelle unter „{header}“ der Wert „{value}“?',
      tableSubjectUnder: 'Für welchen Eintrag steht in der Tabelle zu „{heading}“ unter „{header}“ der Wert „{value}“?',
      tableValue: 'Was steht in der Tabelle unter „{header}“ für „{subject}“?',
      tableValueUnder: 'Was steht in der Tabelle zu „{heading}“ unter „{header}“ für „{subject}“?',
      list: 'Was davon führt der Text unter „{lead}“ auf?',
      step: 'Was kommt in „{lead}“ unmittelbar nach „{step}“?',
      says: 'Im Text steht: „{text}“',
    },
  },
};
