/** A section of a chapter, as the edition without a model sets it. A test has the engine make it of the whole chapter. */
export const sampleEdition = {
  genre: 'mystery',
  vignette:
    'The night porter brings tea and looks over your shoulder. “What’s it say?” Before you turn the page, have an answer that a tired man would understand.',
  title: 'Water is split',
  /** The material's own sentences, complete; the middle one is the term, as the material sets it off. */
  text: [
    'Chlorophyll loses electrons whenever light strikes it. It would soon have none left, because nothing in the leaf hands them back. So the leaf takes electrons from water. ',
    'Photolysis',
    ' is the splitting of water by light. It happens at the thylakoid membrane, and it leaves electrons, protons and oxygen behind. The electrons go to chlorophyll. The oxygen is of no further use there and leaves the leaf through its pores.',
  ],
  definition: 'The splitting of water by light',
  question: {
    text: 'What does the material mean by “Photolysis”?',
    wrong: 'The pigment that catches the light',
    right: 'The splitting of water by light',
    about: 'That is what “Chlorophyll” means.',
    evidence: 'Photolysis is the splitting of water by light.',
  },
} as const;
