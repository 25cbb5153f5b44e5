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

/** How large a place is, as far as its name tells: one lies in another, and then either could be right. */
export const sizeOf = (name: string): 'continent' | 'country' | 'place' => {
  const last = name.split(' ').at(-1) ?? '';
  if (continents.has(last)) return 'continent';
  return countries.has(last) ? 'country' : 'place';
};
