import { type Language, wordSet } from './language.ts';

export const portuguese: Language = {
  code: 'pt',
  stopWords: wordSet(
    `a à ainda além algumas alguns ao aos apenas após aquela aquele as às assim até cada como com contra da das de dela dele
    depois desde dessa desse desta deste do dois dos durante e é ela elas ele eles em enquanto então entre era eram essa
    essas esse esses esta está estão estas este estes eu foi foram há isso isto já lhe mais mas me mesmo muito muitos na não
    nas nem no nos nós o onde os ou outra outras outro outros para pela pelas pelo pelos pode por porque pouco quais qual
    quando que quem se seja sem ser seu seus sob sobre sua suas também tanto tem têm tinha toda todas todo todos três tu um
    uma umas uns você vocês`,
  ),
  leaning:
    /^["“«(]*(?:est[ea]s?|ess[ea]s?|isso|isto|aquel[ea]s?|aquilo|el[ea]s?|seus?|suas?|mas|e|ou|assim|também|além disso|por isso|portanto|porém|contudo|no entanto|então|depois|aqui|ali|por exemplo|ao contrário|neste|nesse|dess[ea]|dest[ea]|ambos|ambas|outr[oa]s?|finalmente)(?=[\s,.;:])/i,
  pointing:
    /\b(?:ver (?:figura|tabela|capítulo)|(?:figura|fig\.|tabela|capítulo|página) \d|(?:acima|abaixo) (?:mencionad|indicad)\w*|a seguir|como vimos|clique|este (?:capítulo|documento|texto))\b|https?:|www\.|\[\d+\]/i,
  beforeYear:
    /\b(?:em|de|desde|até|por volta de|entre|e|a|ano|anos|janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro)\b[ ,\d]*$/i,
  units:
    'por cento|mil|milhões|bilhões|anos|meses|semanas|dias|horas|minutos|segundos|quilômetros|quilómetros|metros|centímetros|milímetros|quilos|gramas|toneladas|litros|graus|pessoas|habitantes|soldados|homens|mulheres|vezes|espécies|navios|países|votos|páginas|pontos|passos',
  reason: /^(?<what>.{25,160}?),? (?<link>porque|para que|já que) (?<why>[^.;:]{12,150})[.]?$/,
  articles: 'o|a|os|as|um|uma|do|da|dos|das|no|na',
  definitions: [
    {
      pattern:
        /^(?:(?:O|A|Os|As|Um|Uma) )?(?<term>\p{L}[\p{L}’ -]{2,40}?),? (?:é|são) (?<text>(?:um|uma|uns|umas|o processo|a capacidade|o conjunto|a parte|o estudo|a ciência) .{12,})$/u,
      confidence: 0.8,
    },
  ],
  phrases: {
    quote: '“{text}”',
    titles: {
      overview: 'Antes de começar',
      signposts: 'No que reparar',
      recap: 'Até aqui',
      bridge: 'De uma parte para outra',
      summary: 'O que fica',
      quiz: 'Revisão: {title}',
      part: '{title}, parte {n}',
    },
    overview: {
      about: 'Do que se trata',
      ahead: 'O que vem a seguir',
      words: 'Palavras que vai encontrar',
      description: 'Um percurso por {topics}, contado com o próprio material.',
      topicsJoin: '{first} e {last}',
    },
    goals: {
      lead: 'No fim, saberá',
      term: 'explicar o que significa {term}',
      topic: 'contar o essencial de “{title}”',
    },
    chapter: {
      keep: 'Tenha em mente durante a leitura:',
      askTerm: 'como explicaria {term} com as suas próprias palavras?',
      askPair: 'o que distingue {term} de {other}?',
      askWhy: 'por que o texto fala de {term}?',
      askTopic: 'qual é o essencial de “{title}”?',
      short: 'Em resumo',
      words: 'Palavras deste capítulo',
    },
    recap: { lead: 'Eis o que as páginas contaram até aqui:' },
    bridge: { behind: 'O que ficou para trás', ahead: 'O que está pela frente' },
    summary: { lead: 'O que vale a pena guardar:', words: 'Palavras para guardar' },
    quiz: {
      intro: 'Todas as respostas estão no que acabou de ler.',
      year: 'Que ano falta aqui? “{text}”',
      number: 'Que número falta aqui? “{text}”',
      name: 'Que nome falta aqui? “{text}”',
      term: 'Que termo falta aqui? “{text}”',
      code: 'Que comando ou nome falta aqui? “{text}”',
      define: 'O que o texto entende por “{term}”?',
      describe: 'A que termo corresponde esta descrição? “{text}”',
      tableSubject: 'Na tabela, qual tem “{value}” na coluna “{header}”?',
      tableSubjectUnder: 'Na tabela de “{heading}”, qual tem “{value}” na coluna “{header}”?',
      tableValue: 'Na tabela, o que consta como “{header}” de “{subject}”?',
      tableValueUnder: 'Na tabela de “{heading}”, o que consta como “{header}” de “{subject}”?',
      list: 'Qual destes elementos o texto inclui em “{lead}”?',
      step: 'Em “{lead}”, o que vem logo depois de “{step}”?',
      says: 'O texto diz: “{text}”',
    },
  },
};
