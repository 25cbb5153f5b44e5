const columns = ['Fabula', 'Classroom', 'LMS', 'Flashcard apps'] as const;

type Row = readonly [what: string, ...cells: readonly [string, string, string, string]];

const rows: readonly Row[] = [
  ['Where the content comes from', 'Your own material', 'The teacher', 'Whoever made the course', 'You, card by card'],
  [
    'How it is told',
    'A lesson, a story or a known universe',
    'As the teacher tells it',
    'As the course tells it',
    'Question and answer',
  ],
  [
    'When it starts',
    'Within seconds',
    'When the class meets',
    'When the course is published',
    'When the cards are written',
  ],
  ['Pace', 'Yours', 'The class’s', 'Yours, within deadlines', 'Yours'],
  ['Questions show their source', 'Each one', 'If you ask', 'Seldom', 'Seldom'],
  [
    'Knows when you are done',
    'Scenes read and quizzes at 80%',
    'An examination',
    'Pages opened, tests passed',
    'Cards recalled',
  ],
  ['Somebody to ask', 'No', 'Yes', 'Often', 'No'],
  ['Repeats at the right moment', 'Not yet', 'Before examinations', 'Seldom', 'Yes'],
];

/** Where others are better, it says so: a person choosing a tool needs that too. */
export function Comparison() {
  return (
    <section className="page-width mt-20 sm:mt-32" aria-labelledby="comparison">
      <h2 id="comparison" className="text-33 font-firm tracking-[-0.02em] sm:text-40">
        Beside the other ways to learn
      </h2>
      <p className="mt-3 max-w-[60ch] text-quiet">
        A classroom has somebody to ask, and flashcards repeat better. This is where each of them stands.
      </p>
      <table className="mt-8 w-full border-collapse text-left text-15 leading-6 max-md:block">
        <thead className="max-md:sr-only">
          <tr className="border-b-2 border-ink">
            <th scope="col" className="w-1/5 py-3 pr-6 font-bold">
              What you compare
            </th>
            {columns.map((column) => (
              <th key={column} scope="col" className="py-3 pr-6 font-bold">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-md:block">
          {rows.map(([what, ...cells]) => (
            <tr key={what} className="border-b border-rule align-top max-md:block max-md:py-4">
              <th scope="row" className="py-3 pr-6 font-semi max-md:block max-md:pt-0 max-md:pb-2">
                {what}
              </th>
              {cells.map((cell, place) => (
                <td
                  key={columns[place]}
                  className="py-3 pr-6 text-quiet first-of-type:font-semi first-of-type:text-ink max-md:flex max-md:justify-between max-md:gap-6 max-md:py-1 max-md:pr-0 max-md:text-right"
                >
                  <span aria-hidden="true" className="font-normal text-quiet md:hidden">
                    {columns[place]}
                  </span>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
