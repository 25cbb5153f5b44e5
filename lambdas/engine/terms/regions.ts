import { wordSet } from '../languages/language.ts';

const continents = wordSet(
  'Europe Asia Africa America Americas Australia Antarctica Oceania Eurasia Scandinavia Balkans Arctic',
);
const countries = wordSet(
  `Albania Algeria Argentina Armenia Austria Bangladesh Belgium Bolivia Brazil Britain Bulgaria Cambodia Canada Chile China
  Colombia Croatia Cuba Cyprus Denmark Ecuador Egypt England Estonia Ethiopia Finland France Georgia Germany Ghana Greece
  Guatemala Hungary Iceland India Indonesia Iran Iraq Ireland Israel Italy Jamaica Japan Jordan Kenya Korea Latvia Lebanon Libya
  Lithuania Luxembourg Madagascar Malaysia Mali Malta Mexico Mongolia Morocco Mozambique Namibia Nepal Netherlands Nigeria Norway
  Pakistan Palestine Panama Paraguay Peru Philippines Poland Portugal Romania Russia Rwanda Scotland Senegal Serbia Singapore
  Slovakia Slovenia Somalia Spain Sudan Sweden Switzerland Syria Taiwan Tanzania Thailand Tunisia Turkey Uganda Ukraine Uruguay
  Venezuela Vietnam Wales Yemen Zambia Zimbabwe Prussia Bavaria Saxony Burgundy Bohemia Flanders Holland Persia Mesopotamia`,
);
/** Well known, and none of them a person, a country or a company as well. */
const towns = wordSet(
  `Aachen Aleppo Alexandria Amsterdam Antioch Antwerp Athens Baghdad Baku Baltimore Bangkok Barcelona Basel Beijing Beirut Belfast
  Belgrade Bergen Berkeley Berlin Bern Birmingham Bologna Bombay Bonn Bordeaux Boston Bremen Bremerhaven Bristol Bruges Brussels Bucharest
  Budapest Cairo Calcutta Canton Chicago Cologne Constantinople Copenhagen Cordoba Damascus Danzig Delft Delhi Detroit Dresden
  Dublin Düsseldorf Edinburgh Essen Florence Frankfurt Gdansk Geneva Genoa Ghent Glasgow Göttingen Granada Haarlem Hamburg Hanover
  Hanoi Havana Heidelberg Helsinki Innsbruck Istanbul Jakarta Jena Jerusalem Kiev Kraków Krakow Leeds Leiden Leipzig Leningrad Lima
  Lisbon Liverpool London Lübeck Lyon Madras Madrid Mainz Manchester Manila Marseille Mecca Melbourne Milan Montreal Moscow Mumbai
  Munich Nairobi Naples Nantes Novgorod Nuremberg Oslo Oxford Padua Palermo Paris Philadelphia Pisa Pittsburgh Prague Princeton
  Rome Rotterdam Rouen Salamanca Salzburg Samarkand Sarajevo Seattle Seoul Seville Shanghai Sheffield Stockholm Strasbourg
  Stuttgart Sydney Tallinn Tokyo Toledo Toronto Toulouse Trieste Tübingen Turin Utrecht Valencia Vancouver Venice Vienna
  Vilnius Warsaw Weimar Zurich Zürich`,
);
const isTownOfWords = (name: string): boolean =>
  /^(?:New York|San Francisco|Los Angeles|New Orleans|Saint Petersburg|Cape Town|Rio de Janeiro|Buenos Aires|Hong Kong|Mexico City)$/.test(
    name,
  );

/** Parts of a country, or a country of which another one named here is a part: two options could be right. */
const nested = wordSet(
  'Britain Prussia Bavaria Saxony Burgundy Bohemia Flanders Holland Persia Mesopotamia Palestine Georgia Jordan Korea',
);
export const isCountry = (name: string): boolean => countries.has(name) && !nested.has(name);
export const isTown = (name: string): boolean => towns.has(name) || isTownOfWords(name);

/** How large a place is, as far as its name tells: one lies in another, and then either could be right. */
export const sizeOf = (name: string): 'continent' | 'country' | 'place' => {
  const last = name.split(' ').at(-1) ?? '';
  if (continents.has(last)) return 'continent';
  return countries.has(last) ? 'country' : 'place';
};
