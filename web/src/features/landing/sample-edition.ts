/** A section of a chapter, as the edition without a model sets it. A test has the engine make it of the whole chapter. */
export const sampleEdition = {
  genre: 'mystery',
  vignette:
    'You pin an empty card to the board. When you have read on, it gets five words and no more. Choose them well.',
  title: 'Water is split',
  /** The material's own sentences, complete; the middle one is the term, as the material sets it off. */
  text: [
    'Chlorophyll loses electrons whenever light strikes it. It would soon have none left, because nothing in the leaf hands them back. So the leaf takes electrons from water. ',
    'Photolysis',
    ' is the splitting of water. Light does it at the thylakoid membrane, and leaves electrons, protons and oxygen behind. The electrons go to chlorophyll. Oxygen is of no further use to the leaf and leaves it through its pores.',
  ],
  definition: 'The splitting of water',
  question: {
    text: 'Which term means “the splitting of water”?',
    wrong: 'Hydrolysis',
    right: 'Photolysis',
    about: '“Hydrolysis” means: the splitting of starch into sugar.',
    evidence: 'Photolysis is the splitting of water.',
  },
} as const;
