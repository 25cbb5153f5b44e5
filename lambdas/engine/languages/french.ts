import { type Language, wordSet } from './language.ts';

export const french: Language = {
  code: 'fr',
  stopWords: wordSet(
    `à afin ai ainsi alors après au aucun aussi autre autres aux avait avant avec avoir bien car ce ceci cela celle celles
    celui ces cet cette ceux chaque comme dans de depuis des deux donc du elle elles en encore entre est et étaient était
    être eu fait font il ils jamais je la le les leur leurs lors lui mais même mêmes moins ne nos notre nous on ont ou où
    par parce pas pendant peu peut peuvent plus plusieurs pour pourquoi puis quand que quel quelle qui quoi sa sans se ses
    si son sont sous souvent sur ta tandis te tous tout toute toutes très tu un une vers vos votre vous`,
  ),
  leaning:
    /^["“«(]*(?:ce(?:ci|la|lle|lles|lui|t|tte|s|ux)?|c['’]est|il|ils|elle|elles|on|son|sa|ses|leurs?|mais|et|ou|donc|ainsi|alors|aussi|puis|ensuite|enfin|cependant|toutefois|pourtant|de plus|en outre|par conséquent|par exemple|à l['’]inverse|au contraire|dans ce cas|de même|ici|là|les deux|l['’]autre)(?=[\s,.;:])/i,
  pointing:
    /\b(?:voir (?:figure|tableau|chapitre)|(?:figure|fig\.|tableau|chapitre|page|section) \d|ci-(?:dessus|dessous|après|contre)|comme nous l['’]avons|cliquez|ce (?:chapitre|document|texte))\b|https?:|www\.|\[\d+\]/i,
  beforeYear:
    /(?:^|\s)(?:en|de|depuis|jusqu['’]en|vers|entre|et|à|année|janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre)[ ,\d]*$/i,
  units:
    'pour cent|mille|millions|milliards|ans|années|mois|semaines|jours|heures|minutes|secondes|kilomètres|mètres|centimètres|millimètres|kilogrammes|kilos|grammes|tonnes|litres|degrés|personnes|habitants|soldats|hommes|femmes|fois|espèces|navires|pays|voix|pages|points|étapes',
  reason: /^(?<what>.{25,160}?),? (?<link>parce que|afin que|puisque) (?<why>[^.;:]{12,150})[.]?$/,
  articles: 'le|la|les|un|une|des|du|au|aux',
  definitions: [
    {
      pattern:
        /^(?:(?:Le|La|Les|Un|Une) |L['’])(?<term>\p{L}[\p{L}’ -]{2,40}?),? (?:est|sont) (?<text>(?:un|une|le processus|la capacité|l['’]ensemble|la partie|l['’]étude|la science) .{12,})$/u,
      confidence: 0.8,
    },
  ],
  phrases: {
    quote: '« {text} »',
    titles: {
      overview: 'Avant de commencer',
      signposts: 'Ce qu’il faut guetter',
      recap: 'Jusqu’ici',
      bridge: 'D’une partie à l’autre',
      summary: 'Ce qui reste',
      quiz: 'À vous : {title}',
      part: '{title}, partie {n}',
    },
    overview: {
      about: 'De quoi il s’agit',
      ahead: 'Ce qui vous attend',
      words: 'Des mots que vous rencontrerez',
      description: 'Un parcours à travers {topics}, raconté à partir du document lui-même.',
      topicsJoin: '{first} et {last}',
    },
    goals: {
      lead: 'À la fin, vous saurez',
      term: 'expliquer ce que signifie {term}',
      topic: 'raconter l’essentiel de « {title} »',
    },
    chapter: {
      keep: 'À garder en tête pendant la lecture :',
      askTerm: 'comment expliqueriez-vous {term} avec vos propres mots ?',
      askPair: 'qu’est-ce qui distingue {term} de {other} ?',
      askWhy: 'pourquoi le texte parle-t-il de {term} ?',
      askTopic: 'quel est l’essentiel de « {title} » ?',
      short: 'En bref',
      words: 'Les mots de ce chapitre',
    },
    recap: { lead: 'Voici ce que les pages ont raconté jusqu’ici :' },
    bridge: { behind: 'Derrière vous', ahead: 'Devant vous' },
    summary: { lead: 'Ce qu’il vaut la peine de retenir :', words: 'Mots à garder' },
    quiz: {
      intro: 'Toutes les réponses se trouvent dans ce que vous venez de lire.',
      year: 'Quelle année manque ici ? « {text} »',
      number: 'Quel nombre manque ici ? « {text} »',
      name: 'Quel nom manque ici ? « {text} »',
      term: 'Quel terme manque ici ? « {text} »',
      code: 'Quelle commande ou quel nom manque ici ? « {text} »',
      define: 'Qu’entend le texte par « {term} » ?',
      describe: 'À quel terme correspond cette description ? « {text} »',
      tableSubject: 'Dans le tableau, lequel a « {value} » dans la colonne « {header} » ?',
      tableSubjectUnder: 'Dans le tableau de « {heading} », lequel a « {value} » dans la colonne « {header} » ?',
      tableValue: 'Dans le tableau, que lit-on sous « {header} » pour « {subject} » ?',
      tableValueUnder: 'Dans le tableau de « {heading} », que lit-on sous « {header} » pour « {subject} » ?',
      list: 'Lequel de ces éléments figure dans le texte sous « {lead} » ?',
      step: 'Dans « {lead} », que trouve-t-on juste après « {step} » ?',
      says: 'Le texte dit : « {text} »',
    },
  },
};
