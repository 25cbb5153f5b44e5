import { bare, nouns, type SiblingGroup } from './sibling-group.ts';

/** What nature and its sciences name. */
export const englishScience: readonly SiblingGroup[] = [
  {
    ask: 'Which metal',
    own: true,
    words: bare('iron copper tin zinc bronze brass steel aluminium nickel'),
    notBefore:
      /^ (?:age|standard|medal|medals|rush|curtain|mine|mines|ore|ores|foil|can|cans|oxide|curtain|sulphate|wire)\b/i,
    describes: true,
  },
  {
    ask: 'Which element',
    own: true,
    words: bare(
      'oxygen hydrogen nitrogen helium chlorine sulphur sodium potassium calcium magnesium phosphorus iodine lithium',
    ),
    notBefore: /^ (?:bonds?|ions?|atoms?|bomb|chloride|hydroxide|carbonate|nitrate|peroxide|sulphate)\b/,
    describes: true,
  },
  {
    ask: 'Which part of the body',
    words: nouns('shoulder elbow knee ankle wrist chin hip thigh forearm cheek forehead'),
    notBefore: /^ (?:of|to)\b/,
  },
  { ask: 'Which sort of blood vessel', own: true, words: nouns('artery vein capillary arteriole venule') },
  {
    ask: 'Which hormone',
    own: true,
    words: bare('insulin glucagon adrenaline cortisol oestrogen testosterone thyroxine leptin melatonin oxytocin'),
    describes: true,
  },
  {
    ask: 'Which sugar',
    own: true,
    words: bare('glucose fructose sucrose lactose maltose galactose ribose'),
    describes: true,
  },
  {
    ask: 'Which nutrient',
    own: true,
    words: bare('protein fat carbohydrate starch fibre cellulose'),
    notAfter: /\b(?:a|the|each|every|this|that|brown|white|body|saturated) $/,
  },
  {
    ask: 'Which state of matter',
    own: true,
    words: nouns('solid liquid gas plasma'),
    after: /\b(?:an?|the|as|to|into|from|of|become|becomes) (?:an? )?$/,
  },
  {
    ask: 'Which animal',
    sort: 'animal',
    own: true,
    words: nouns('cow pig goat donkey mule horse ox=oxen'),
    notBefore: /^ power\b/,
  },
  {
    ask: 'Which animal',
    sort: 'animal',
    own: true,
    words: nouns('fox wolf=wolves rabbit hare squirrel badger otter weasel'),
  },
  { ask: 'Which animal', sort: 'animal', own: true, words: nouns('dog cat rat mouse=mice hamster parrot') },
  {
    ask: 'Which bird',
    own: true,
    words: nouns('eagle sparrow owl pigeon gull heron blackbird swan goose=geese raven'),
  },
  { ask: 'Which fish', words: bare('herring cod salmon trout eel mackerel tuna sardine'), describes: true },
  { ask: 'Which tree', words: nouns('oak beech pine birch spruce maple elm willow poplar fir larch'), describes: true },
  { ask: 'Which grain', words: bare('wheat rye barley oats maize rice millet'), describes: true },
  { ask: 'Which fruit', own: true, words: nouns('apple pear plum cherry lemon fig peach apricot grape') },
  {
    ask: 'Which vegetable',
    own: true,
    words: nouns('cabbage onion carrot turnip cucumber tomato=tomatoes bean pea leek'),
  },
  { ask: 'Which planet', words: bare('Mars Venus Jupiter Saturn Neptune Uranus') },
  {
    ask: 'Which protocol',
    words: bare('TCP UDP HTTP HTTPS DNS FTP SMTP SSH TLS ICMP DHCP ARP'),
    describes: true,
  },
  {
    ask: 'Which disaster',
    own: true,
    words: nouns('earthquake flood landslide drought famine avalanche hurricane'),
  },
  {
    ask: 'Which disease',
    words: bare(
      'cholera typhus malaria measles smallpox tuberculosis influenza scurvy diphtheria polio leprosy pneumonia',
    ),
    describes: true,
  },
  { ask: 'Which symptom', own: true, words: bare('fever nausea vomiting headache dizziness thirst itching diarrhoea') },
  { ask: 'Which rock', own: true, words: bare('quartz flint chalk basalt shale gravel amber'), describes: true },
  {
    ask: 'Which fuel',
    own: true,
    words: bare('coal peat charcoal petrol diesel kerosene'),
    describes: true,
    notBefore: /^ mine/,
  },
  { ask: 'Which sort of germ', own: true, words: bare('bacteria viruses fungi parasites worms') },
  {
    ask: 'Which sort of cell',
    own: true,
    words: nouns('neutrophil macrophage lymphocyte eosinophil basophil monocyte platelet'),
  },
  {
    ask: 'Which medicine',
    own: true,
    words: bare('aspirin ibuprofen paracetamol morphine penicillin metformin'),
    describes: true,
  },
  { ask: 'Which particle', own: true, words: nouns('proton neutron electron photon neutrino') },
  { ask: 'Which component', own: true, words: nouns('resistor capacitor diode transistor inductor fuse') },
  {
    ask: 'Which part of a plant',
    own: true,
    words: nouns('root stem leaf=leaves flower seed bud'),
    notBefore: /^ of\b/,
  },
  {
    ask: 'Which part of a cell',
    own: true,
    words: nouns('nucleus=nuclei ribosome chloroplast vacuole mitochondrion=mitochondria'),
  },
  {
    ask: 'Which insect',
    sort: 'insect',
    own: true,
    words: nouns('butterfly beetle moth caterpillar dragonfly cricket'),
  },
  { ask: 'Which insect', sort: 'insect', own: true, words: nouns('ant bee wasp hornet bumblebee') },
  { ask: 'Which animal', sort: 'animal', own: true, words: nouns('snake lizard frog toad crocodile tortoise') },
  {
    ask: 'Which animal',
    sort: 'animal',
    own: true,
    words: nouns('lion tiger elephant camel monkey bear leopard llama'),
  },
];
