import { PASS_MARK } from '../../../../shared/catalogue/limits.ts';
import { placeTexts } from '../../texts/place.ts';
import { tourTexts } from './texts.ts';

const columns = [placeTexts.siteName, tourTexts.classroom, 'LMS', tourTexts.flashcardApps] as const;

type Row = readonly [what: string, ...cells: readonly [string, string, string, string]];

const rows: readonly Row[] = [
  [
    tourTexts.contentRow,
    tourTexts.contentFabula,
    tourTexts.contentClass,
    tourTexts.contentCourse,
    tourTexts.contentCards,
  ],
  [
    tourTexts.tellingRow,
    tourTexts.tellingFabula,
    tourTexts.tellingClass,
    tourTexts.tellingCourse,
    tourTexts.tellingCards,
  ],
  [tourTexts.startRow, tourTexts.startFabula, tourTexts.startClass, tourTexts.startCourse, tourTexts.startCards],
  [tourTexts.paceRow, tourTexts.paceOwn, tourTexts.paceClass, tourTexts.paceCourse, tourTexts.paceOwn],
  [tourTexts.sourceRow, tourTexts.sourceFabula, tourTexts.sourceClass, tourTexts.seldom, tourTexts.seldom],
  [
    tourTexts.doneRow,
    tourTexts.doneFabula({ mark: PASS_MARK }),
    tourTexts.doneClass,
    tourTexts.doneCourse,
    tourTexts.doneCards,
  ],
  [tourTexts.personRow, tourTexts.no, tourTexts.yes, tourTexts.often, tourTexts.no],
  [tourTexts.repeatRow, tourTexts.repeatFabula, tourTexts.repeatClass, tourTexts.seldom, tourTexts.yes],
];

/** It also says where others are better, because that helps people who choose a tool. */
export function Comparison() {
  return (
    <section className="page-width mt-20 sm:mt-32" aria-labelledby="comparison">
      <h2 id="comparison" className="text-33 font-firm tracking-[-0.02em] sm:text-40">
        {tourTexts.compareHeading}
      </h2>
      <p className="mt-3 max-w-[60ch] text-quiet">{tourTexts.compareText}</p>
      <table className="mt-8 w-full border-collapse text-left text-15 leading-6 max-md:block">
        <thead className="max-md:sr-only">
          <tr className="border-b-2 border-ink">
            <th scope="col" className="w-1/5 py-3 pr-6 font-bold">
              {tourTexts.compareLabel}
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
