/** A section of a chapter, as the edition without a model sets it. A test has the engine make it of the whole chapter. */
export const sampleEdition = {
  genre: 'mystery',
  vignette:
    'The archivist unlocks one drawer and leaves the lamp on. “Read it once, slowly,” she says. “Afterwards I close it, and you tell me what was inside.”',
  title: 'Water is split',
  /** The material's own sentences, complete; the second is the term, as the material sets it off. */
  text: [
    'Chlorophyll loses electrons whenever light strikes it. It would soon have none left, because nothing in the leaf hands them back. So the leaf takes electrons from water. ',
    'Photolysis',
    ' is the splitting of water by light. It happens at the thylakoid membrane, and it leaves electrons, protons and oxygen behind. The electrons go to chlorophyll. The oxygen is of no further use there and leaves the leaf through its pores.',
  ],
  definition: 'The splitting of water by light',
  question: {
    text: 'Which term means “the splitting of water by light”?',
    wrong: 'Calvin cycle',
    right: 'Photolysis',
    about: '“Calvin cycle” means: the stage in which ATP and NADPH are spent to build sugar from carbon dioxide.',
    evidence: 'Photolysis is the splitting of water by light.',
  },
} as const;
