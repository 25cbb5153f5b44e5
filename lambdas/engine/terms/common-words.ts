import { wordSet } from '../languages/language.ts';

/** English nouns and adjectives so general that they name no subject by themselves. */
export const commonWords = wordSet(
  `ability able absence access account act action active activity actual addition additional advantage advice afternoon
  age agreement air aim amount animal answer anything appearance approach area arm arrangement article aspect attempt
  attention attitude author average aspect available away baby background bad balance band base basic basis beautiful
  beginning behavior behaviour benefit best better big bit black block blood blue board body book bottom box boy brain
  branch break brief bright broad brother building business call capable capacity car care careful case cause center
  central centre century certain chance change chapter character cheap check chief child choice circle city class clean
  clear close cloud cold collection colour color combination comment common community company comparison complete
  complex component concept concern conclusion condition conditions connection consequence consideration constant
  contact content context contrast control copy corner correct cost country couple course cover creation current
  customer cut daily damage danger dark data date daughter day dead deal death decade decision deep default degree
  demand description design desire detail details development difference different difficult difficulty direct direction
  discussion disease distance door doubt drawing dream drink drive dry due early earth ease east easy edge education
  effect effective effort element empty end energy enough entire entry environment equal error essential evening event
  everyday evidence exact example excellent exception exercise existence expected experience explanation expression
  extra extreme eye face fact factor failure fair fall false familiar family famous far farm fast father favour fear
  feature feeling female field figure file final finding fine finger finish fire firm fish flat floor focus food foot
  force foreign form formal former forward frame free frequent fresh friend front full function fundamental future game
  garden general generation girl glass goal god gold good government grand great green ground group growth guide hair
  half hand happy hard head health heart heat heavy height help hidden high history hole home hope hot hour house huge
  human hundred husband ice idea ideal identity image immediate impact importance important impossible impression
  improvement inch increase independent individual industry influence information initial inner inside instance
  instruction intention interest interesting internal introduction island issue item job journey joy key kind king
  knowledge label lack lady land language large larger largest last late latter law layer leader leading left leg length
  letter level life light likely limit line link list listing literature little living local location long longer lot
  love low lower machine main major majority maker man manner many map mark market mass master material matter maximum
  meaning means measure medium meeting member memory mental mention message method middle mile million mind minimum
  minor minute mirror missing mistake mix mixture model modern moment money month mood moon morning most mother motion
  mountain mouth move movement multiple name narrow nation national natural nature necessary neck need negative
  neighbour net network new news next nice night noise normal north nose note notes notice notion number object
  objective observation occasion odd office officer often oil old open operation opinion opportunity opposite option
  order ordinary original outcome output outside overall owner pace page pain pair paper paragraph parent park part
  particular partner party passage past path patient pattern peace people percent percentage perfect performance period
  permanent person personal phase phone photo phrase picture piece place plain plan plant plate play player please
  pleasure point policy poor popular population position positive possibility possible potential power practical
  practice presence present pressure previous price primary principle private prize problem procedure process product
  production professional profit program programme progress project proof proper property proportion proposal protection
  public purpose quality quantity queen question quick quiet race rain range rapid rare rate raw ready real reality
  reason recent record red reference regard region regular relation relationship relative relevant remain remark report
  request requirement research resource respect response responsibility rest result results return review rich right
  ring rise risk river road rock role roof room root round route row rule rules run safe safety sale salt same sample
  sand scale scene schedule school science scientist sea search season seat second secret section sector security sense
  sentence separate sequence series serious service session set setting severe shape share sharp ship shop short shot
  shoulder side sight sign signal significance significant similar simple single sister site situation size skill skin
  sky sleep slight slow small smart smooth snow social society soft soil solid solution son song sort sound source south
  space special specific speech speed spirit spot spring square stable staff stage stand standard star start state
  statement station status step stock stone stop store storm story straight strange strategy stream street strength
  stress strict strong structure student study stuff style subject success successful such sudden sufficient suitable
  sum summary summer sun supply support sure surface surprise survey system systems table tail talk target task teacher
  team technique technology telephone temperature temporary tendency term terms test text theory thick thin thing
  thought thousand time tiny title today tool top topic total touch tour town track trade tradition traditional training
  transfer travel treatment tree trend trip trouble true truth turn type typical unit university upper useful usual
  value variation variety various vast version victim victory view village virtual visible vision visit visual voice
  volume wall war warm warning waste watch water wave way weak weather week weight west wheel white wide wife wild wind
  window winter wish woman wonder wood word work worker working world worse worst worth wrong yard year yellow young
  hypothesis definition remember tip caution background person everyone everything anything nothing someone something
  meter meters metre metres kilometer kilometers kilometre kilometres mile miles gram grams kilogram kilograms kilo kilos
  liter liters litre litres ton tons pound pounds dollar dollars euro euros second seconds minute minutes days weeks
  months years hours decades centuries monday tuesday wednesday thursday friday saturday sunday january february march
  april may june july august september october november december others kinds sorts lots pieces parts places times
  ways things people women men children
  afterwards beginner user users day-to-day agenda action items attendee attendees`,
);

/** How much a word or phrase says about its subject: near 0 for "large part", 1 for "thylakoid membrane". */
export const rarity = (key: string): number => {
  const parts = key.split(' ').filter(Boolean);
  if (parts.length === 0) return 0;
  const rare = parts.filter((part) => !commonWords.has(part)).length;
  return parts.length === 1 ? (rare === 1 ? 1 : 0.15) : 0.35 + (0.65 * rare) / parts.length;
};
