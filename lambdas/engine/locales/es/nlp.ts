import { type LocaleNlp, wordSet } from '../locale.ts';

const functionWords =
  wordSet(`a además al algo algunas algunos ante antes aquel aquella aquellos aquí allí así aún aunque
bajo bien cada casi como con contra cual cuales cuando cuanto de del desde después donde dos durante e el él ella ellas
ellos en entonces entre era eran es esa esas ese eso esos esta está estaba estaban están estar estas este esto estos fue
fueron ha había habían hacer hacia han hasta hay incluso la las le les lo los luego mas más me mediante menos mi mientras
mismo misma muchas mucho muchos muy nada ni no nos nosotros nuestra nuestro o otra otras otro otros para pero poco por
porque primera primero pues que qué quien quienes se sea según ser si sí sido siempre sin sino sobre solo son su sus
también tan tanto te tenía tiene tienen toda todas todavía todo todos tras tres tu un una unas uno unos y ya yo`);

const leaning =
  /^["“«(¿]*(?:est[eoa]s?|es[eoa]s?|aquel(?:la|lo|los|las)?|ell[oa]s?|él|su|sus|también|además|así|por eso|por ello|por lo tanto|por tanto|por otro lado|por el contrario|en cambio|sin embargo|no obstante|pero|y|o|entonces|luego|después|allí|aquí|ambos|ambas|otr[oa]s?|dich[oa]s?|tal|tales|finalmente|de este modo|de esta (?:forma|manera)|en (?:este|ese|aquel) (?:caso|momento|periodo|sentido)|gracias a (?:ello|esto|eso)|a su vez|lo mismo|le|les|la misma|el mismo)(?=[\s,.;:])/i;

export const nlp: LocaleNlp = {
  tagger: null,
  abbreviations: wordSet('sr sra dr dra ud pág págs núm aprox ej etc p fig vol cf'),
  mayEnd: wordSet('etc'),
  starters: wordSet('el la los las un una en se es no por con para de cuando si pero este esta'),
  functionWords,
  singular: (word) => word.toLowerCase().replace(/(?<=[aeiouáéíóú])s$/, ''),
  article: /^(?:el|la|los|las|una?|unos|unas)\s+/i,
  leaning,
  pointing:
    /\b(?:véase|ver (?:figura|tabla|capítulo|sección)|(?:figura|fig\.|tabla|capítulo|página|apartado) \d|(?:arriba|abajo) (?:mencionad|indicad|citad)\w*|a continuación|como (?:vimos|veremos|hemos visto)|haga clic|este (?:capítulo|apartado|documento|texto|artículo))\b|https?:|www\.|\[\d+\]/i,
  deictic:
    /\b(?:est[eao]s?|es[eao]s?|aquel(?:la|lo|los|las)?|dich[oa]s?|él|ella|ellos|ellas|nosotros|aquí|allí|este último)\b/i,
  fragment: null,
  supposed: null,
  takesBack: null,
  definitions: [
    /^(?:(?:El|La|Los|Las|Un|Una) )?(?<term>\p{L}[\p{L}’ -]{2,40}?)(?: \([^)]{2,30}\))?,? (?:es|son) (?<text>(?:un|una|unos|unas|(?:el|la|los|las) \p{L}+(?: \p{L}+)? (?:que|de|del|por|en)) .{8,})$/u,
    /^Se (?:llama|denomina|conoce como|entiende por) (?<term>\p{L}[\p{L}’ -]{2,40}?) (?:a |al )?(?<text>(?:el|la|los|las|un|una|todo|cada|proceso|conjunto) .{12,})$/u,
  ],
  markedDefinitions: [
    /^(?:(?:El|La|Los|Las|Un|Una) )?(?<term>\p{L}[\p{L}’ -]{2,40}?)(?: \([^)]{2,30}\))?,? (?:es|son) (?<text>.{12,})$/u,
  ],
};
