import { bare, ending, type SiblingGroup } from './sibling-group.ts';

const ADJECTIVE = ['e', 'en', 'er', 'es', 'em'];
const BEFORE_NOUN = /^(?! \p{Lu})/u;
/** Nouns of different genders fit one gap only where no article stands before it. */
const WITHOUT_ARTICLE = /\b(?:aus|mit|von|in|für|und|auf|wie|als|statt|ohne|wurde|wird|man|an|zu) $/;

export const germanSiblings: readonly SiblingGroup[] = [
  {
    ask: 'Welcher Monat',
    sort: 'month',
    words: bare('Januar Februar März April Mai Juni Juli August September Oktober November Dezember'),
  },
  {
    ask: 'Welcher Wochentag',
    sort: 'weekday',
    words: bare('Montag Dienstag Mittwoch Donnerstag Freitag Samstag Sonntag'),
  },
  { ask: 'Welche Jahreszeit', sort: 'season', words: bare('Frühling Sommer Herbst Winter') },
  {
    ask: 'Welche Farbe',
    words: ending('rot blau grün gelb schwarz braun grau violett', ADJECTIVE),
    notBefore: BEFORE_NOUN,
  },
  { ask: 'Welche Himmelsrichtung', sort: 'direction', words: bare('Norden Süden Osten Westen') },
  {
    ask: 'Welche Himmelsrichtung',
    sort: 'direction',
    words: ending('nördlich südlich östlich westlich', ['', ...ADJECTIVE]),
  },
  {
    ask: 'Welches Metall',
    words: bare('Eisen Kupfer Blei Zinn Zink Gold Silber Nickel Aluminium Messing Platin'),
  },
  { ask: 'Welches Element', own: true, words: bare('Sauerstoff Wasserstoff Stickstoff Kohlenstoff Schwefel Phosphor') },
  {
    ask: 'Welches Organ',
    own: true,
    words: bare('Leber Niere Lunge Milz Bauchspeicheldrüse Schilddrüse Harnblase Gebärmutter Haut'),
  },
  {
    ask: 'Welches Hormon',
    own: true,
    words: bare('Insulin Glukagon Adrenalin Cortisol Östrogen Testosteron Thyroxin'),
  },
  {
    ask: 'Welche Verwandte',
    sort: 'relative',
    words: bare('Mutter Schwester Tante Tochter Großmutter Nichte'),
    notBefore: /\bgeboren\b/,
  },
  {
    ask: 'Welcher Verwandte',
    sort: 'relative',
    words: bare('Vater Bruder Onkel Sohn Großvater Schwager'),
    notBefore: /\bgeboren\b/,
  },
  { ask: 'Welches Handwerk', words: bare('Müller Bäcker Schneider Metzger Schuster Tischler Gerber Weber Töpfer') },
  { ask: 'Welcher Beruf', words: bare('Chemiker Physiker Mathematiker Botaniker Mediziner Ingenieur Techniker') },
  {
    ask: 'Welcher Stoff',
    words: bare('Wolle Leinen Seide Baumwolle Leder Hanf Samt'),
    after: WITHOUT_ARTICLE,
  },
  {
    ask: 'Welches Material',
    words: bare('Holz Stein Lehm Beton Glas Marmor Granit Sandstein Kunststoff Gummi'),
    after: /\baus $/,
  },
  {
    ask: 'Welches Getreide',
    words: bare('Weizen Roggen Hafer Gerste Hirse Mais Reis'),
    after: WITHOUT_ARTICLE,
  },
  { ask: 'Welches Getränk', own: true, words: bare('Tee Kaffee Wein Bier Milch Saft'), after: WITHOUT_ARTICLE },
  {
    ask: 'Welche Herkunft',
    words: ending(
      'französisch englisch spanisch italienisch russisch polnisch dänisch schwedisch niederländisch österreichisch',
      ADJECTIVE,
    ),
    notBefore: BEFORE_NOUN,
  },
  {
    ask: 'Welche Stelle in der Reihe',
    words: ending('dritt viert fünft sechst siebt', ADJECTIVE),
    notBefore: /^(?! (?!Teil)\p{Lu})/u,
  },
  { ask: 'Welcher Abstand', words: ending('stündlich täglich wöchentlich monatlich jährlich', ['', ...ADJECTIVE]) },
  { ask: 'Welcher Erdteil', own: true, words: bare('Europa Asien Afrika Australien') },
];
