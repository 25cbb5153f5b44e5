import type { Mode } from '../../../../shared/catalogue/contract-choices.ts';

export interface SampleVersion {
  mode: Mode;
  label: string;
  title: string;
  place: string;
  /** The middle sentence is the one that the evidence supports. */
  text: readonly [before: string, evidence: string, after: string];
}

/** One passage of the sample material, written in each of the three modes. */
export const sampleVersions: readonly SampleVersion[] = [
  {
    mode: 'traditional',
    label: 'Lesson',
    title: 'Where the Oxygen Comes From',
    place: 'Section 2 of 6',
    text: [
      'The light reactions take place in the thylakoid membrane. ',
      'Light energy splits water there, and oxygen is released.',
      ' This step is called photolysis. The electrons it frees replace those that chlorophyll has lost; the oxygen is a by-product and leaves the leaf.',
    ],
  },
  {
    mode: 'custom',
    label: 'Story',
    title: 'The Thylakoid Alibi',
    place: 'Scene 4 of 8',
    text: [
      '“Somebody in there is letting out oxygen,” said the sergeant. Vane held the lamp to the membrane. “Water went in this morning and was never seen again. ',
      'It was split, here, by light.',
      ' The oxygen left by the window. The electrons stayed to work.”',
    ],
  },
  {
    mode: 'anchor',
    label: 'Anchor',
    title: 'Sunlight and the Two Towers',
    place: 'Idea 3 of 7',
    text: [
      'When the Ents break the dam at Isengard, the water does not stay a river: it drives out the smoke and leaves its force behind. So in the membrane. ',
      'Water comes in and light breaks it apart.',
      ' The oxygen goes out over the walls, like the steam; the electrons stay and do the work.',
    ],
  },
];

export const evidence = 'light splits water in the thylakoid membrane, O₂ is released';

export interface SampleNote {
  text: string;
  used?: boolean;
}

export const notes: readonly { heading: string; lines: readonly SampleNote[]; extra?: boolean }[] = [
  {
    heading: 'Pigments',
    extra: true,
    lines: [
      { text: 'chlorophyll absorbs red + blue, reflects green' },
      { text: 'sits in the thylakoid membrane, stacked in grana' },
    ],
  },
  {
    heading: 'Light reactions',
    lines: [
      { text: `photolysis: ${evidence}`, used: true },
      { text: 'electrons replace those lost by chlorophyll' },
      { text: 'Ruben & Kamen 1941: heavy oxygen in the water turns up in the gas', used: true },
      { text: 'makes ATP and NADPH for the next stage' },
    ],
  },
  {
    heading: 'Calvin cycle',
    extra: true,
    lines: [
      { text: 'in the stroma, needs no light of its own' },
      { text: 'rubisco fixes CO₂; spends ATP + NADPH' },
      { text: 'three turns, one sugar (G3P) leaves' },
    ],
  },
];
