import type { BlockRole, DocumentBlock, DocumentSection } from '../document.ts';
import { isLetter } from '../parts/answers.ts';
import { phrasePattern } from '../phrases/phrases.ts';
import { isHatnote, isLicence, isNoteSetting, isPageNotice, isPointer, isReference, isWordless } from './furniture.ts';
import { plainWords } from './plain.ts';
import { roleOfHeading } from './role-of-heading.ts';

/** The sentence before a list of what a reader shall be able to do. */
const LEADS_OBJECTIVES = phrasePattern('objectives');

const furnitureRole = (block: DocumentBlock): BlockRole | undefined => {
  if (block.exercise !== undefined) return undefined;
  if (block.kind === 'code' || block.kind === 'math' || block.kind === 'table') return undefined;
  const text = plainWords(block.markdown);
  if (block.kind === 'paragraph' && isReference(text)) return 'references';
  if (block.kind === 'list' || block.kind === 'definitions') return undefined;
  const checks = [isLicence, isNoteSetting, isPageNotice, isHatnote, isPointer, isWordless];
  return checks.some((is) => is(text)) ? 'furniture' : undefined;
};

const isObjectives = (part: DocumentBlock, next: DocumentBlock | DocumentSection | undefined): boolean =>
  part.kind === 'paragraph' &&
  part.markdown.length < 200 &&
  next?.type === 'block' &&
  next.kind === 'list' &&
  LEADS_OBJECTIVES.test(plainWords(part.markdown));

const withBlockRoles = (section: DocumentSection): void => {
  section.parts = section.parts.map((part, at, parts) => {
    if (part.type === 'section' || part.role !== undefined) return part;
    const before = parts[at - 1];
    const objectives = isObjectives(part, parts[at + 1]) || (before?.type === 'block' && isObjectives(before, part));
    const isAnswer = section.role === 'exercises' && isLetter(part.markdown);
    const role = objectives ? 'objectives' : isAnswer ? undefined : furnitureRole(part);
    return role === undefined ? part : { ...part, role };
  });
};

/**
 * A section of objectives ends with its list: in books without a heading for their introduction it stands under the same
 * heading, and is the text.
 */
const endObjectives = (section: DocumentSection): (DocumentSection | DocumentBlock)[] => {
  const { title, parts } = section;
  if (title === null || roleOfHeading(title) !== 'objectives') return [section];
  const first = parts.findIndex((part) => part.type === 'block' && part.kind === 'list');
  const after = parts.findIndex((part, at) => at > first && !(part.type === 'block' && part.kind === 'list'));
  if (first === -1 || after === -1) return [section];
  return [{ ...section, parts: parts.slice(0, after) }, ...parts.slice(after)];
};

/** The one role of everything in a section; undefined where there is any body. */
const commonRole = (section: DocumentSection): BlockRole | undefined => {
  const roles = new Set(section.parts.map((part) => part.role));
  const [only] = roles;
  return roles.size === 1 ? only : undefined;
};

/** Everything under "Answers" belongs to the key. */
const markAnswers = (section: DocumentSection): void => {
  section.parts = section.parts.map((part) => {
    if (part.type === 'block') return { ...part, exercise: { id: 0, part: 'solution' as const } };
    markAnswers(part);
    return part;
  });
};

const isList = (part: DocumentBlock | DocumentSection | undefined): boolean =>
  part?.type === 'block' && part.kind === 'list';

/** Objectives end with their list: what follows under their heading is the text that they are the objectives of. */
const released = (part: DocumentBlock | DocumentSection): (DocumentBlock | DocumentSection)[] => {
  if (part.type === 'block' || part.title === null || roleOfHeading(part.title) !== 'objectives') return [part];
  let end = part.parts.findIndex(isList) + 1;
  const leadsOn = (one: DocumentBlock | DocumentSection | undefined): boolean =>
    one?.type === 'block' && one.markdown.endsWith(':');
  while (end > 0 && (isList(part.parts[end]) || (leadsOn(part.parts[end]) && isList(part.parts[end + 1])))) end += 1;
  if (end === 0) return [part];
  const rest = part.parts.slice(end);
  part.parts = part.parts.slice(0, end);
  return [part, ...rest];
};

/** A glossary below the references, one level deeper, is a part of the chapter and none of theirs. */
const outOfReferences = (part: DocumentBlock | DocumentSection): (DocumentBlock | DocumentSection)[] => {
  if (part.type === 'block' || part.title === null || roleOfHeading(part.title) !== 'references') return [part];
  const isOther = (one: DocumentBlock | DocumentSection): boolean =>
    one.type === 'section' && !['references', undefined].includes(one.role ?? roleOfHeading(one.title ?? ''));
  const others = part.parts.filter(isOther);
  part.parts = part.parts.filter((one) => !isOther(one));
  return [part, ...others];
};

const assign = (section: DocumentSection, isRoot: boolean): void => {
  section.parts = section.parts.flatMap(released).flatMap(outOfReferences);
  const named = section.title === null ? undefined : roleOfHeading(section.title);
  if (!isRoot && section.role === undefined && named !== undefined)
    section.role = named === 'answers' ? 'exercises' : named;
  if (named === 'answers') markAnswers(section);
  section.parts = section.parts.flatMap((part) => (part.type === 'section' ? endObjectives(part) : [part]));
  withBlockRoles(section);
  for (const part of section.parts) if (part.type === 'section') assign(part, false);
  if (!isRoot && section.role === undefined && section.parts.length > 0) section.role = commonRole(section);
};

const bodyParts = (section: DocumentSection): DocumentBlock[] =>
  section.role === undefined || section.role === 'body'
    ? section.parts.flatMap((part) => {
        if (part.type === 'section') return bodyParts(part);
        return part.role === undefined || part.role === 'body' ? [part] : [];
      })
    : [];

const cleared = (section: DocumentSection): void => {
  if (section.role !== 'furniture' && section.role !== 'references') section.role = undefined;
  section.parts = section.parts.map((part) =>
    part.type === 'block' && part.role !== 'furniture' ? { ...part, role: undefined } : part,
  );
  for (const part of section.parts) if (part.type === 'section') cleared(part);
};

/** Says of every section and block what it is for. Material that would have no body at all (a glossary alone) is all body. */
export const assignRoles = (root: DocumentSection): void => {
  assign(root, true);
  if (bodyParts(root).length === 0) cleared(root);
};
