const paragraph = (about: string, sentences: number): string =>
  Array.from(
    { length: sentences },
    (_, at) => `In season ${at + 1} the keeper of the orchard writes down what the ${about} did and why it mattered.`,
  ).join(' ');

/** The same with more than fifteen minutes hold. */
export const longOrchard = (): string => `${orchard}
## Meadow

${paragraph('bees', 30)}

## Mill

${paragraph('wheels', 30)}
`;

/** A text with sections of different lengths: one without headings of its own, one with, one that is short. */
export const orchard = `# Keeping an orchard

${paragraph('soil', 8)}

## Planting

A **rootstock** is the lower part of a tree that a twig of another one is joined to. ${paragraph('young trees', 14)}

${paragraph('stakes', 14)}

## Pruning

### Winter

${paragraph('branches', 12)}

| Cut | When |
| --- | --- |
| thinning | in frost |
| heading back | after frost |

### Summer

${paragraph('shoots', 12)}

## Harvest

${paragraph('apples', 16)}

1. Lift the apple
2. Turn it gently
3. Lay it into the basket

## Cellar

${paragraph('shelves', 16)}
`;
