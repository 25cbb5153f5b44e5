import { tourTexts } from './texts.ts';

const columns = [tourTexts.fabula, tourTexts.classroom, 'LMS', tourTexts.flashcardApps] as const;

type Row = readonly [what: string, ...cells: readonly [string, string, string, string]];

const rows: readonly Row[] = [
  [
    tourTexts.whereTheContentComes,
    tourTexts.yourOwnMaterial,
    tourTexts.theTeacher,
    tourTexts.whoeverMadeTheCourse,
    tourTexts.youCardByCard,
  ],
  [
    tourTexts.howItIsTold,
    tourTexts.aLessonAStory,
    tourTexts.asTheTeacherTells,
    tourTexts.asTheCourseTells,
    tourTexts.questionAndAnswer,
  ],
  [
    tourTexts.whenItStarts,
    tourTexts.withinSeconds,
    tourTexts.whenTheClassMeets,
    tourTexts.whenTheCourseIs,
    tourTexts.whenTheCardsAre,
  ],
  [tourTexts.pace, tourTexts.yours, tourTexts.theClasss, tourTexts.yoursWithinDeadlines, tourTexts.yours],
  [tourTexts.questionsShowTheirSource, tourTexts.eachOne, tourTexts.ifYouAsk, tourTexts.seldom, tourTexts.seldom],
  [
    tourTexts.knowsWhenYouAre,
    tourTexts.scenesReadAndQuizzes,
    tourTexts.anExamination,
    tourTexts.pagesOpenedTestsPassed,
    tourTexts.cardsRecalled,
  ],
  [tourTexts.somebodyToAsk, tourTexts.no, tourTexts.yes, tourTexts.often, tourTexts.no],
  [tourTexts.repeatsAtTheRight, tourTexts.notYet, tourTexts.beforeExaminations, tourTexts.seldom, tourTexts.yes],
];

/** Where others are better, it says so: a person choosing a tool needs that too. */
export function Comparison() {
  return (
    <section className="page-width mt-20 sm:mt-32" aria-labelledby="comparison">
      <h2 id="comparison" className="text-33 font-firm tracking-[-0.02em] sm:text-40">
        {tourTexts.besideTheOtherWays}
      </h2>
      <p className="mt-3 max-w-[60ch] text-quiet">{tourTexts.aClassroomHasSomebody}</p>
      <table className="mt-8 w-full border-collapse text-left text-15 leading-6 max-md:block">
        <thead className="max-md:sr-only">
          <tr className="border-b-2 border-ink">
            <th scope="col" className="w-1/5 py-3 pr-6 font-bold">
              {tourTexts.whatYouCompare}
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
