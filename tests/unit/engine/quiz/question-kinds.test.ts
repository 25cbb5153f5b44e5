import { describe, expect, it } from 'vitest';
import { type Asked, asked } from './asked.ts';

const about = (questions: readonly Asked[], part: string): Asked | undefined =>
  questions.find(({ question }) => question.includes(part));

describe('a word that others of its group could replace', () => {
  it('is asked for with others of the same group, those of the material first', () => {
    const text = `The roof of the town hall was covered with copper plates in 1620. A blacksmith in Aarau sold zinc buckets to every farm.
Workers from Bern repaired the roof of the chapel with lead and nails. The bells of the abbey were cast in bronze by two brothers.`;
    const metal = about(asked(text, 'sibling'), 'Which metal is missing here? “The roof of the town hall');
    expect(metal?.key).toBe('copper');
    expect(metal?.wrong.slice().sort()).toEqual(expect.arrayContaining(['bronze', 'zinc']));
  });

  it('comes in the form of the gap: months behind a day, plural beside plural', () => {
    const text = `An electric tram ran through Aarau on 7 March 1881. Three carpenters built a new wooden hall within a single year.
A choir of bakers sang in Bern every morning. Two rich tailors lived beside the bridge of Aarau.`;
    const all = asked(text, 'sibling');
    expect(about(all, 'on 7 _____ 1881')?.key).toBe('March');
    expect(about(all, 'Three _____ built')?.wrong).toEqual(expect.arrayContaining(['bakers', 'tailors']));
  });

  const food =
    'The baker of Aarau sold butter on the bridge in May. A farmer from Bern brought cheese to the mill every winter.';
  const furniture =
    'The teacher of Aarau bought a bench for the school. A carpenter from Bern repaired the cupboard of the mill.';
  it.each([
    [
      'counts up with others',
      'honey',
      food,
      'A monk from Basel brought',
      'honey to the mill every winter.',
      'wax and honey to the mill every winter.',
    ],
    [
      'is half of a compound',
      'chair',
      furniture,
      'The clerk of Basel bought',
      'a chair for the school.',
      'an office chair for the school.',
    ],
    [
      'is a verb here',
      'flour',
      food,
      'The cooks from Basel',
      'brought flour to the mill every winter.',
      'will flour the tables of the mill every winter.',
    ],
    [
      'means something else here',
      'elbow',
      '',
      'The doctor of Basel measured',
      'the elbow in May.',
      'the elbow of a pipe in May.',
    ],
  ])('is left alone where it %s', (...[, word, others, who, usual, unusual]) => {
    const keysOf = (text: string) => asked(`${who} ${text} ${others}`, 'sibling').map(({ key }) => key);
    expect(keysOf(usual)).toContain(word);
    expect(keysOf(unusual)).not.toContain(word);
  });

  it('is asked for beside a word of another sort, and not beside another of its own, whatever the questions begin with', () => {
    const inn = (paid: string) => `Ein Wirt aus Bern bezahlte ${paid} im Jahr 1620 mit Wein aus seinem Keller.
Die Schmiede von Aarau feierten am Abend mit Bier aus der Stadt. Die Kinder kochten am Morgen mit Milch vom Hof.`;
    expect(about(asked(inn('den Roggen'), 'sibling'), 'im Jahr 1620')?.key).toBe('Wein');
    expect(about(asked(inn('den Kaffee'), 'sibling'), 'im Jahr 1620')).toBeUndefined();
    const family = (other: string) =>
      `Eine Kauffrau aus Bern reiste im Jahr 1620 mit dem ${other} ihrer Tante nach Wien. Die Stadt feierte.`;
    expect(asked(family('Wagen'), 'sibling').map(({ key }) => key)).toEqual(['Tante']);
    expect(asked(family('Bruder'), 'sibling')).toEqual([]);
  });

  it('is asked for in German and Spanish with the endings of the gap', () => {
    const german = `Bei einem Wettrennen mit einer englischen Maschine kam die Lokomotive aus Chemnitz zehn Minuten früher ans Ziel. Die Stadt feierte.`;
    const [adjective] = asked(german, 'sibling');
    expect(adjective?.key).toBe('englischen');
    expect(adjective?.wrong.map((word) => word.slice(-2))).toEqual(['en', 'en', 'en']);
    const spanish = `Un tranvía de Zaragoza llegó a Madrid el 7 de marzo de 1881 con cuarenta viajeros. La ciudad celebró una fiesta.`;
    expect(asked(spanish, 'sibling')[0]?.question).toMatch(/^¿Qué mes falta aquí\?/);
  });
});

describe('somebody whom the text describes', () => {
  const text = `In 1962 the French geologist Michel Siffre spent two months in a cave without a watch. The Danish neurologist Maiken Nedergaard
looked at sleeping mice in 2013. Hans Berger, a psychiatrist, recorded the waves of the brain in 1924. Kevin Hale, a miner, slept badly.
Ada Brun, a doctor who had been to Java, wrote it all down. The Swiss physician Max Rot doubted it.`;

  it('is asked about by name, without the origin that a name gives away, and wrong is what the text says of others', () => {
    const one = about(asked(text, 'person'), 'Michel Siffre');
    expect(one?.key).toBe('geologist');
    expect(one?.wrong).toContain('neurologist');
  });

  it('is not asked about with another word for the same profession', () => {
    expect(about(asked(text, 'person'), 'Max Rot')?.wrong.join()).not.toMatch(/doctor/);
  });

  it('is not the next one of an enumeration', () => {
    expect(
      about(asked('They met Anna Berg, a cook, and a sailor from Bergen on the same day in May.', 'person'), 'Anna'),
    ).toBe(undefined);
  });
});

describe('what a material means by a term', () => {
  const glossary = (lines: readonly string[]): string =>
    `# Water\n\n## Words\n\n${lines.map((line) => `- ${line}`).join('\n')}\n`;
  const things = [
    'Log: a file to which entries are only ever appended',
    'Lease: the time for which a message belongs to the worker that took it',
    'Producer: a program that hands messages to the queue',
    'Checksum: a number that is computed from the content of a file',
  ];

  it('is asked with what it means by others that are things as well', () => {
    const one = about(asked(glossary(things), 'define'), '“Producer”');
    expect(one?.key).toContain('hands messages');
    expect(one?.wrong).toHaveLength(3);
  });

  it('is not asked where the term gives it away, or where one thing stands among happenings', () => {
    const told = ['Message queue: a queue of messages that workers take one by one', ...things];
    expect(about(asked(glossary(told), 'define'), '“Message queue”')).toBe(undefined);
    const happenings = [
      'Infiltration: the movement of water from the surface into the soil below it',
      'Condensation: the transition of vapour to drops of water in cold air',
      'Evaporation: the transition of water to vapour at the surface of a lake',
    ];
    expect(about(asked(glossary([...happenings, things[0] ?? '']), 'define'), '“Log”')).toBe(undefined);
  });
});

describe('a term that a sentence names after another has described it', () => {
  it('is asked for with that sentence', () => {
    const text = `# Rocks and plates

Two plates move away from one another under the Atlantic. This is known as **sea-floor spreading**.
An oceanic plate bends down below a continental plate and sinks into the mantle. This process is called **subduction**.
A chain of volcanoes grows above a source of heat that does not move. This is called a **hot spot**.
The outermost shell of the Earth, the **lithosphere**, comprises the crust and the rigid part of the mantle.`;
    const one = about(asked(text, 'describe'), 'bends down below a continental plate');
    expect(one?.key).toBe('subduction');
    expect(one?.quote).toContain('This process is called');
  });
});

describe('sums of money and times of day', () => {
  it('are asked for with others of the same make', () => {
    const text = `Remote workers receive a furniture allowance of £300 when they start. Printing of drug charts costs the hospital £900 a year.`;
    const one = about(asked(text, 'number'), 'furniture allowance');
    expect(one?.key).toBe('£300');
    expect(one?.wrong.every((value) => /^£\d+$/.test(value))).toBe(true);
  });

  it('are asked for with times that are near', () => {
    const one = asked(
      'Restaurants order bread by 17:00 for the next day. Every baker of the house knows the list.',
      'when',
    )[0];
    expect(one?.key).toBe('17:00');
    expect(one?.wrong.every((time) => /^1[5-9]:[03]0$/.test(time))).toBe(true);
    const noon = asked(
      'Readers of the club meet at 9 pm in the old mill. Every reader of the club brings a book.',
      'when',
    )[0];
    expect(noon?.wrong.every((time) => /^\d{1,2} pm$/.test(time) && !time.startsWith('0'))).toBe(true);
  });

  it('are left alone where the other end of the range stands beside them', () => {
    expect(asked('The archive is open from 9:00 to 17:00 on every working day of the year.', 'when')).toEqual([]);
  });
});

describe('a sentence that leans on another one', () => {
  it('is shown with it', () => {
    const text = `Leipzig and Dresden were joined by the first long railway of Germany. It was opened on 7 April 1839 with a feast.`;
    const one = about(asked(text, 'year'), 'was opened');
    expect(one?.question).toContain('first long railway of Germany. It was opened on 7 April _____');
    expect(one?.quote).toContain('Leipzig and Dresden');
  });

  it('is not asked about where the one before leans as well', () => {
    const text = `They had built it with the money of the town. It was opened on 7 April 1839 with a feast.`;
    expect(asked(text, 'year')).toEqual([]);
  });

  it('names what it means, where the sentence before is about that', () => {
    const text = `The upper Danube (Ister to the Romans, who kept a fleet on it for as long as they held the frontier there) extends from the source to Bratislava in Slovakia. It runs along the southern foot of the hills for 580 kilometres.`;
    const one = about(asked(text, 'number'), 'runs along');
    expect(one?.question).toContain('It [the upper Danube] runs along');
    expect(one?.quote).not.toContain('Ister');
    const empty = text.replace('It runs along', 'It is thought that rain fell on');
    expect(about(asked(empty, 'number'), 'rain fell')).toBe(undefined);
  });

  it('names whom it means, where the text is about one life', () => {
    const life = `Mary Anning grew up in Lyme Regis beside the sea. She collected shells on the beach. She sold them to visitors. She could read and write.
Anning walked the cliffs in every storm of the winter. She was twelve when she found the first skeleton.

Anning worked alone with her dog. Her shop had one small window. She read what scholars wrote. She copied their drawings by hand.
Anning was known in London by then. She wrote letters to museums. Anning was paid badly. She never left the coast. She kept her papers in a chest. She had her reasons. She told nobody. She died of cancer on 9 March 1847.`;
    const one = about(asked(life, 'year'), 'She [Mary Anning] died');
    expect(one?.key).toBe('1847');
  });
});

it('leaves the number of a clause off a question', () => {
  const text = `# Travel\n\n6.6 On trips of more than five nights, laundry is paid up to £30 per week. 6.7 Breakfast is paid up to £12 per day of a trip.`;
  expect(about(asked(text, 'number'), 'laundry')?.question).toContain('“On trips of more than five nights');
});
