import { fold } from '../fold.ts';
import { allDiffer, type MakeActivity, oneLine, passageFor, says } from './proposal.ts';

const SIZES = { match: [2, 6], order: [3, 8], sort: [3, 10], columns: [2, 3] } as const;
const MOST = { question: 300, text: 200, definition: 400 } as const;

const fits = ([least, most]: readonly [number, number], size: number): boolean => size >= least && size <= most;

/** What a step begins with where the material counts its steps: "2.", "b)", "(3)". */
const COUNTED = /^\(?(?:\p{Nd}{1,2}|\p{L})[.)]\s/u;

export const makeMatch: MakeActivity = ({ items }, context) => {
  const pairs = items.flatMap((item) => {
    const term = oneLine(item.text);
    const definition = oneLine(item.match);
    const evidence = passageFor(item, definition, context);
    const holds = term !== '' && definition !== '' && term.length <= MOST.text && definition.length <= MOST.definition;
    return holds && evidence ? [{ term, definition, evidence }] : [];
  });
  // A pair that fell leaves the others as good as they were; a definition that names a term of the activity does not
  if (!fits(SIZES.match, pairs.length)) return undefined;
  if (!allDiffer(pairs.map(({ term }) => term)) || !allDiffer(pairs.map(({ definition }) => definition)))
    return undefined;
  const given = pairs.some(({ term, definition }) => says(definition, term));
  return given ? undefined : { kind: 'match', pairs };
};

export const makeOrder: MakeActivity = (proposed, context) => {
  const question = oneLine(proposed.question);
  const steps = proposed.items.flatMap((item) => {
    const text = oneLine(item.text);
    const evidence = passageFor(item, text, context);
    return evidence && text !== '' && text.length <= MOST.text ? [{ text, evidence }] : [];
  });
  const texts = steps.map(({ text }) => text);
  // Without one of its steps an order is another order
  if (steps.length < proposed.items.length || !fits(SIZES.order, steps.length)) return undefined;
  if (question === '' || question.length > MOST.question || !allDiffer(texts)) return undefined;
  return texts.some((text) => COUNTED.test(text)) ? undefined : { kind: 'order', question, steps };
};

export const makeSort: MakeActivity = (proposed, context) => {
  const question = oneLine(proposed.question);
  const placed = proposed.items.flatMap((item) => {
    const text = oneLine(item.text);
    const evidence = passageFor(item, text, context);
    const column = oneLine(item.match);
    return evidence && text !== '' && column !== '' && text.length <= MOST.text ? [{ text, column, evidence }] : [];
  });
  const columns = placed
    .map(({ column }) => column)
    .filter((column, at, all) => all.findIndex((one) => fold(one) === fold(column)) === at);
  if (question === '' || question.length > MOST.question) return undefined;
  if (!fits(SIZES.sort, placed.length) || !fits(SIZES.columns, columns.length)) return undefined;
  if (!allDiffer(placed.map(({ text }) => text))) return undefined;
  if (placed.some(({ text }) => columns.some((column) => says(text, column)))) return undefined;
  const items = placed.map(({ text, column, evidence }) => ({
    text,
    column: columns.findIndex((one) => fold(one) === fold(column)),
    evidence,
  }));
  return { kind: 'sort', question, columns, items };
};
