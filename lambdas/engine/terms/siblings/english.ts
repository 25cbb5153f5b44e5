import { bare, nouns, type SiblingGroup } from './sibling-group.ts';

const PLACE_IN_TIME =
  /\b(?:in|of|on|until|till|since|from|by|to|late|early|mid|every|each|last|next|this|and|between|during|before|after|through|for|\d) $/i;

/** Only some relatives are young, or are its own. */
const OF_AN_AGE =
  /\b(?:first|second|eldest|youngest|younger|elder|older|oldest|little|baby|only|its|unborn|newborn|a) $/u;
const BORN = /\b(?:born|birth|pregnan)|^\W?(?:.*\b(?:couple|parents|child|children|pupp|kitten|litter))/;

/** Time, people and things of every day. */
export const englishSiblings: readonly SiblingGroup[] = [
  {
    ask: 'Which month',
    sort: 'month',
    words: bare('January February March April May June July August September October November December'),
    after: PLACE_IN_TIME,
  },
  {
    ask: 'Which day of the week',
    sort: 'weekday',
    words: nouns('Monday Tuesday Wednesday Thursday Friday Saturday Sunday'),
    notAfter: /\b(?:Good|Black|Easter|Bloody) $/,
  },
  {
    ask: 'Which season',
    sort: 'season',
    words: bare('spring summer autumn winter'),
    after: /\b(?:in|in the|of|until|since|early|late|that|every|each|last|next|the following|by|one) $/i,
    notBefore: /^ (?:of a|tide|tides|balance|onion|onions|house)\b/,
  },
  {
    ask: 'Which colour',
    own: true,
    words: bare('red blue green yellow black brown grey white'),
    notBefore: /^ (?:market|hole|box|list|people|man|men|woman|women|tape|herring|house|card|cards|light|pepper|tea)\b/,
    describes: true,
  },
  {
    ask: 'Which direction',
    sort: 'direction',
    words: bare('north south east west'),
    after: /\b(?:the|to the|further|far|due) $/,
  },
  { ask: 'Which direction', sort: 'direction', words: bare('northern southern eastern western'), describes: true },
  { ask: 'Which direction', sort: 'direction', words: bare('northwards southwards eastwards westwards') },
  {
    ask: 'Which relative',
    sort: 'relative',
    own: true,
    words: bare('mother sister aunt daughter grandmother niece cousin'),
    notAfter: OF_AN_AGE,
    notBefore: BORN,
  },
  {
    ask: 'Which relative',
    sort: 'relative',
    own: true,
    words: bare('father brother uncle son grandfather nephew cousin'),
    notAfter: OF_AN_AGE,
    notBefore: BORN,
  },
  {
    ask: 'Which relative',
    sort: 'relative',
    own: true,
    words: bare('sisters daughters aunts nieces cousins'),
    notBefore: BORN,
  },
  {
    ask: 'Which relative',
    sort: 'relative',
    own: true,
    words: bare('brothers sons uncles nephews cousins'),
    notBefore: BORN,
  },
  {
    ask: 'Which trade',
    own: true,
    words: nouns('carpenter baker blacksmith tailor butcher miller shoemaker weaver mason potter tanner goldsmith'),
  },
  {
    ask: 'Which drink',
    own: true,
    words: bare('tea coffee beer wine cider milk brandy lemonade'),
    notBefore: /^ (?:glass|shop)/,
  },
  {
    ask: 'Which food',
    own: true,
    words: bare('butter cheese honey sugar salt flour vinegar bread'),
    notAfter: /\bof (?:the|a) $/,
  },
  { ask: 'Which spice', own: true, words: bare('pepper cinnamon ginger saffron nutmeg cloves vanilla') },
  {
    ask: 'Which piece of furniture',
    own: true,
    words: nouns('chair bench cupboard sofa stool desk wardrobe mattress'),
  },
  {
    ask: 'Which piece of clothing',
    own: true,
    words: nouns('coat shirt jacket jumper waistcoat dress=dresses'),
  },
  {
    ask: 'Which building',
    own: true,
    words: nouns('church hospital factory chapel museum theatre school castle'),
    notAfter: /\b(?:at|in|to|from|after) $/,
    notBefore: /^ of\b/,
  },
  { ask: 'Which vehicle', own: true, words: nouns('train bus tram lorry bicycle carriage cart ferry') },
  {
    ask: 'Which instrument',
    own: true,
    words: nouns('violin piano flute trumpet cello guitar organ clarinet harp lute drum'),
    after: /\b(?:the|an?|on|for|his|her) $/,
    notBefore: /^ (?:of|and tissue|that)\b/,
  },
  { ask: 'Which interval', words: bare('hourly daily weekly monthly quarterly yearly'), describes: true },
  {
    ask: 'Which container',
    own: true,
    words: nouns('box basket sack barrel jar bottle crate bucket suitcase envelope'),
  },
  { ask: 'Which source of light', own: true, words: nouns('candle lantern torch lamp'), notBefore: /^ ?post/ },
  {
    ask: 'Which occupation',
    own: true,
    words: nouns('sailor soldier fisherman=fishermen shepherd miner gardener innkeeper porter cook'),
  },
  { ask: 'Which faith', own: true, words: nouns('Catholic Protestant Muslim Quaker Lutheran Calvinist Jew') },
  {
    ask: 'Which feeling',
    own: true,
    words: bare('fear anger joy grief envy shame pride disgust'),
    notBefore: /^ of (?:the|his|her)\b/,
  },
  {
    ask: 'Which currency',
    own: true,
    words: bare('pounds dollars euros francs marks guilders ducats shillings roubles pesos florins'),
    after: /\d (?:million )?$|\b(?:hundred|thousand|in|of) $/,
  },
  {
    ask: 'Which position',
    own: true,
    words: nouns('treasurer secretary auditor accountant caretaker receptionist trainee lifeguard'),
  },
  { ask: 'Which sport', own: true, words: bare('football tennis cricket rugby rowing hockey badminton') },
];
