import { type Language, wordSet } from './language.ts';

export const spanish: Language = {
  code: 'es',
  stopWords: wordSet(
    `a al algo algunas algunos ante antes aquel aquella aquellos así aún aunque bajo bien cada casi como con contra cual
    cuales cuando cuanto de del desde después donde dos durante e el él ella ellas ellos en entonces entre era eran es esa
    esas ese eso esos esta está estaba estaban están estar estas este esto estos fue fueron ha había habían hacer hacia
    han hasta hay incluso la las le les lo los luego mas más me mediante menos mi mientras mismo misma muchas mucho muchos
    muy nada ni no nos nosotros nuestra nuestro o otra otras otro otros para pero poco por porque primera primero pues que
    qué quien quienes se sea según ser si sí sido siempre sin sino sobre solo son su sus también tan tanto te tenía tiene
    tienen toda todas todavía todo todos tras tres tu un una unas uno unos y ya yo además aquí allí vez veces parte forma
    manera gran grandes cualquier través`,
  ),
  leaning:
    /^["“«(¿]*(?:est[eoa]s?|es[eoa]s?|aquel(?:la|lo|los|las)?|ell[oa]s?|él|su|sus|también|además|así|por eso|por ello|por lo tanto|por tanto|por otro lado|por el contrario|en cambio|sin embargo|no obstante|pero|y|o|entonces|luego|después|allí|aquí|ambos|ambas|otr[oa]s?|dich[oa]s?|tal|tales|finalmente|de este modo|de esta (?:forma|manera)|en (?:este|ese|aquel) (?:caso|momento|periodo|sentido)|gracias a (?:ello|esto|eso)|a su vez|lo mismo|le|les|la misma|el mismo)(?=[\s,.;:])/i,
  pointing:
    /\b(?:véase|ver (?:figura|tabla|capítulo|sección)|(?:figura|fig\.|tabla|capítulo|página|apartado) \d|(?:arriba|abajo) (?:mencionad|indicad|citad)\w*|a continuación|como (?:vimos|veremos|hemos visto)|haga clic|este (?:capítulo|apartado|documento|texto|artículo))\b|https?:|www\.|\[\d+\]/i,
  beforeYear:
    /\b(?:en|de|del|desde|hasta|hacia|entre|y|a|año|años|durante|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)\b[ ,\d]*$/i,
  units:
    'por ciento|euros|dólares|pesos|pesetas|hectáreas|mil|millones|años|año|meses|semanas|días|horas|minutos|segundos|kilómetros|metros|centímetros|milímetros|kilogramos|kilos|gramos|toneladas|litros|grados|personas|habitantes|soldados|hombres|mujeres|niños|veces|especies|barcos|países|estados|votos|ejemplares|páginas|puntos|pasos',
  reason: /^(?<what>.{25,160}?),? (?<link>porque|para que|ya que|puesto que) (?<why>[^.;:]{12,150})[.]?$/,
  statement:
    /^(?!(?:En|Con|Por|Para|De|Desde|Durante|Sin|Sobre|Tras|Hasta|Cuando|Si|Aunque|Como|Al|Cada|Todo|Toda|Todos|Todas|Entre|Hacia|Según|Solo|Ya|No|Se|Cuanto|Quien|Que)\s)(?<subject>(?:(?:El|La|Los|Las|Un|Una) )?\p{L}{3,}(?: (?:de|del|de la|de los|de las) \p{L}+)?(?: (?!que\s|y\s|o\s|de\s|se\s|no\s)\p{L}+){0,2}?) (?<predicate>(?:no |se |ya )?(?:es|son|era|eran|fue|fueron|está|están|tiene|tienen|puede|pueden|hace|hacen|da|dan|va|van|sube|suben|cae|caen|llega|llegan|contiene|contienen|forma|forman|ocupa|ocupan|necesita|necesitan|permite|permiten|\p{L}+(?:ó|aron|ieron|aba|aban|ía|ían)) .+)$/u,
  articles: 'el|la|los|las|un|una|unos|unas|del|al',
  definitions: [
    {
      pattern:
        /^(?:(?:El|La|Los|Las|Un|Una) )?(?<term>\p{L}[\p{L}’ -]{2,40}?)(?: \((?<short>[^)]{2,30})\))?,? (?:es|son) (?<text>(?:un|una|unos|unas|(?:el|la|los|las) \p{L}+(?: \p{L}+)? (?:que|de|del|por|en)) .{8,})$/u,
      confidence: 0.8,
    },
    {
      pattern:
        /^Se (?:llama|denomina|conoce como|entiende por) (?<term>\p{L}[\p{L}’ -]{2,40}?) (?:a |al )?(?<text>(?:el|la|los|las|un|una|todo|cada|proceso|conjunto) .{12,})$/u,
      confidence: 0.8,
    },
  ],
  phrases: {
    quote: '«{text}»',
    titles: {
      overview: 'Antes de empezar',
      signposts: 'En qué fijarse',
      recap: 'Hasta aquí',
      bridge: 'De una parte a otra',
      summary: 'Lo que queda',
      quiz: 'Repaso: {title}',
      part: '{title}, parte {n}',
    },
    overview: {
      about: 'De qué trata',
      ahead: 'Lo que viene',
      words: 'Palabras que encontrarás',
      description: 'Un recorrido por {topics}, contado con el propio material.',
      topicsJoin: '{first} y {last}',
    },
    goals: {
      lead: 'Al final sabrás',
      term: 'explicar qué significa {term}',
      topic: 'contar lo principal de «{title}»',
    },
    chapter: {
      keep: 'Tenlo presente mientras lees:',
      askTerm: '¿cómo explicarías {term} con tus propias palabras?',
      askPair: '¿qué distingue {term} de {other}?',
      askWhy: '¿por qué habla el texto de {term}?',
      askTopic: '¿qué es lo principal de «{title}»?',
      short: 'En pocas palabras',
      words: 'Palabras de este capítulo',
    },
    recap: { lead: 'Esto es lo que han contado las páginas hasta aquí:' },
    bridge: { behind: 'Lo que dejas atrás', ahead: 'Lo que tienes delante' },
    summary: { lead: 'Lo que vale la pena recordar:', words: 'Palabras para guardar' },
    quiz: {
      intro: 'Todas las respuestas están en lo que acabas de leer.',
      year: '¿Qué año falta aquí? «{text}»',
      number: '¿Qué cifra falta aquí? «{text}»',
      name: '¿Qué nombre falta aquí? «{text}»',
      term: '¿Qué término falta aquí? «{text}»',
      code: '¿Qué orden o nombre falta aquí? «{text}»',
      define: '¿Qué entiende el texto por «{term}»?',
      describe: '¿A qué término corresponde esta descripción? «{text}»',
      tableSubject: 'En la tabla, ¿cuál tiene «{value}» en la columna «{header}»?',
      tableSubjectUnder: 'En la tabla de «{heading}», ¿cuál tiene «{value}» en la columna «{header}»?',
      tableValue: 'En la tabla, ¿qué figura como «{header}» de «{subject}»?',
      tableValueUnder: 'En la tabla de «{heading}», ¿qué figura como «{header}» de «{subject}»?',
      list: '¿Cuál de estos elementos incluye el texto en «{lead}»?',
      step: 'En «{lead}», ¿qué viene justo después de «{step}»?',
      says: 'El texto dice: «{text}»',
    },
  },
};
