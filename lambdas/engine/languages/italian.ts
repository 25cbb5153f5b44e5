import { type Language, wordSet } from './language.ts';

export const italian: Language = {
  code: 'it',
  stopWords: wordSet(
    `a ad agli ai al alla alle allo anche ancora anni che chi ci come con così cui da dagli dai dal dalla dalle dei del
    della delle dello di dopo dove due durante e ed era erano essere fino fra fu furono gli ha hanno i il in invece io la
    le lei lo loro lui ma mentre molti molto ne negli nei nel nella nelle nello no noi non nostro o ogni oltre per perché
    però più poi prima proprio quale quali quando quanto quasi quella quelle quelli quello questa queste questi questo se
    senza si sia sono sopra sotto su sua sue sugli sui sul sulla sulle suo suoi tra tutta tutte tutti tutto un una uno vi voi`,
  ),
  leaning:
    /^["“«(]*(?:quest[oaei]|quell[oaei]|ess[oaei]|egli|lui|lei|loro|suo|sua|suoi|sue|ma|e|o|così|quindi|inoltre|anche|poi|infine|tuttavia|però|perciò|invece|al contrario|per esempio|in questo|in quel|di conseguenza|qui|lì|entramb[ie]|altr[oaei])(?=[\s,.;:])/i,
  pointing:
    /\b(?:vedi (?:figura|tabella|capitolo)|(?:figura|fig\.|tabella|capitolo|pagina) \d|qui sopra|qui sotto|come abbiamo visto|clicca|questo (?:capitolo|documento|testo))\b|https?:|www\.|\[\d+\]/i,
  beforeYear:
    /\b(?:nel|del|dal|al|il|tra|e|anno|anni|gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre)\b[ ,\d]*$/i,
  units:
    'per cento|mila|milioni|miliardi|anni|mesi|settimane|giorni|ore|minuti|secondi|chilometri|metri|centimetri|millimetri|chilogrammi|chili|grammi|tonnellate|litri|gradi|persone|abitanti|soldati|uomini|donne|volte|specie|navi|paesi|voti|pagine|punti|passi',
  reason: /^(?<what>.{25,160}?),? (?<link>perché|poiché|affinché) (?<why>[^.;:]{12,150})[.]?$/,
  articles: 'il|lo|la|i|gli|le|un|uno|una|del|della|dei|delle|al|alla|nel|nella',
  definitions: [
    {
      pattern:
        /^(?:(?:Il|Lo|La|I|Gli|Le|Un|Una|Uno) |L['’])(?<term>\p{L}[\p{L}’ -]{2,40}?),? (?:è|sono) (?<text>(?:un|una|uno|il processo|la capacità|l['’]insieme|la parte|lo studio|la scienza) .{12,})$/u,
      confidence: 0.8,
    },
  ],
  phrases: {
    quote: '«{text}»',
    titles: {
      overview: 'Prima di cominciare',
      signposts: 'A che cosa badare',
      recap: 'Fin qui',
      bridge: 'Da una parte all’altra',
      summary: 'Quello che resta',
      quiz: 'Alla prova: {title}',
      part: '{title}, parte {n}',
    },
    overview: {
      about: 'Di che cosa si tratta',
      ahead: 'Che cosa ti aspetta',
      words: 'Parole che incontrerai',
      description: 'Un percorso attraverso {topics}, raccontato con il materiale stesso.',
      topicsJoin: '{first} e {last}',
    },
    goals: {
      lead: 'Alla fine saprai',
      term: 'spiegare che cosa significa {term}',
      topic: 'raccontare l’essenziale di «{title}»',
    },
    chapter: {
      keep: 'Da tenere a mente durante la lettura:',
      askTerm: 'come spiegheresti {term} con parole tue?',
      askPair: 'che cosa distingue {term} da {other}?',
      askWhy: 'perché il testo parla di {term}?',
      askTopic: 'qual è l’essenziale di «{title}»?',
      short: 'In breve',
      words: 'Parole di questo capitolo',
    },
    recap: { lead: 'Ecco che cosa hanno raccontato le pagine fin qui:' },
    bridge: { behind: 'Dietro di te', ahead: 'Davanti a te' },
    summary: { lead: 'Quello che vale la pena ricordare:', words: 'Parole da conservare' },
    quiz: {
      intro: 'Tutte le risposte sono in quello che hai appena letto.',
      year: 'Quale anno manca qui? «{text}»',
      number: 'Quale cifra manca qui? «{text}»',
      name: 'Quale nome manca qui? «{text}»',
      term: 'Quale termine manca qui? «{text}»',
      code: 'Quale comando o nome manca qui? «{text}»',
      define: 'Che cosa intende il testo con «{term}»?',
      describe: 'A quale termine corrisponde questa descrizione? «{text}»',
      tableSubject: 'Nella tabella, quale ha «{value}» nella colonna «{header}»?',
      tableSubjectUnder: 'Nella tabella di «{heading}», quale ha «{value}» nella colonna «{header}»?',
      tableValue: 'Nella tabella, che cosa è indicato come «{header}» per «{subject}»?',
      tableValueUnder: 'Nella tabella di «{heading}», che cosa è indicato come «{header}» per «{subject}»?',
      list: 'Quale di questi elementi il testo elenca sotto «{lead}»?',
      step: 'In «{lead}», che cosa viene subito dopo «{step}»?',
      says: 'Il testo dice: «{text}»',
    },
  },
};
