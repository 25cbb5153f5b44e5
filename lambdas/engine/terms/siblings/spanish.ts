import { bare, ending, type SiblingGroup } from './sibling-group.ts';

const GENDER = ['o', 'a', 'os', 'as'];

export const spanishSiblings: readonly SiblingGroup[] = [
  {
    ask: 'Qué mes',
    sort: 'month',
    words: bare('enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'),
    after: /\b(?:en|de|desde|hasta|a) $/,
  },
  { ask: 'Qué día de la semana', sort: 'weekday', words: bare('lunes martes miércoles jueves viernes') },
  { ask: 'Qué estación', sort: 'season', words: bare('primavera verano otoño invierno'), after: /\b(?:en|de) $/ },
  { ask: 'Qué color', sort: 'colour', words: ending('roj blanc negr amarill morad', GENDER) },
  { ask: 'Qué color', sort: 'colour', words: bare('azul verde gris marrón violeta') },
  {
    ask: 'Qué dirección',
    sort: 'direction',
    words: bare('norte sur este oeste'),
    after: /\b(?:al|del|el) $/,
    notBefore: /^ de (?:África|América|Europa|Asia)\b/,
  },
  { ask: 'Qué metal', words: bare('oro plata cobre bronce hierro estaño plomo'), after: /\bde $/ },
  {
    ask: 'Qué elemento',
    own: true,
    words: bare('oxígeno hidrógeno nitrógeno carbono helio cloro azufre calcio'),
    notAfter: /(?:hidratos|dióxido|monóxido) de $/,
  },
  { ask: 'Qué órgano', own: true, words: bare('hígado riñón estómago corazón cerebro páncreas bazo pulmón') },
  { ask: 'Qué hormona', own: true, words: bare('insulina glucagón adrenalina cortisol testosterona') },
  { ask: 'Qué cereal', words: bare('trigo maíz arroz centeno sorgo mijo') },
  {
    ask: 'Qué pariente',
    sort: 'relative',
    words: bare('madre hermana tía hija abuela sobrina'),
    notAfter: /\b(?:nac\p{L}+\b.*|única|primera|segunda) $/u,
  },
  {
    ask: 'Qué pariente',
    sort: 'relative',
    words: bare('padre hermano tío hijo abuelo sobrino'),
    notAfter: /\b(?:nac\p{L}+\b.*|único|primer|segundo) $/u,
  },
  { ask: 'Qué oficio', words: bare('carpintero panadero herrero zapatero sastre molinero alfarero tejedor') },
  {
    ask: 'Qué profesión',
    words: bare('químico físico matemático botánico astrónomo geólogo ingeniero biólogo'),
    after: /\b(?:un|el|al|del) $/,
  },
  {
    ask: 'Qué material',
    words: bare('madera piedra arcilla ladrillo mármol vidrio hormigón barro'),
    after: /\bde $/,
  },
  { ask: 'Qué tejido', words: bare('lana lino seda algodón cuero'), after: /\bde $/ },
  { ask: 'Qué continente', own: true, words: bare('Europa Asia África Oceanía') },
  {
    ask: 'Qué lugar en el orden',
    words: ending('tercer cuart quint sext', GENDER),
    after: /\b(?:el|la|los|las) $/,
    notBefore: /^ partes?\b/,
  },
];
