import type { BlockRole, DocumentBlock, DocumentSection } from '../document.ts';

export const newSection = (title: string | null, level: number, role?: BlockRole): DocumentSection => ({
  type: 'section',
  title,
  level,
  role,
  parts: [],
});

/** Deeper than any heading: a callout ends with its box, and what follows belongs to the section around it. */
const SET_OFF = 7;

/** Puts blocks under their headings. */
export class TreeBuilder {
  readonly root: DocumentSection = newSection(null, 0);
  /** The innermost last. The first of each list of sections is the document or a part that is set off. */
  readonly #open: DocumentSection[][] = [[this.root]];

  get #innermost(): DocumentSection[] {
    return this.#open.at(-1) ?? [this.root];
  }

  get #section(): DocumentSection {
    return this.#innermost.at(-1) ?? this.root;
  }

  heading(level: number, title: string): void {
    this.#closeDownTo(level);
    // A heading stands out already: bold from end to end says nothing more.
    const section = newSection(title.replace(/^\*\*((?:(?!\*\*).)+)\*\*$/, '$1'), level);
    this.#section.parts.push(section);
    this.#innermost.push(section);
  }

  add(block: DocumentBlock): void {
    this.#section.parts.push(block);
  }

  /** What `read` adds stands in a part of its own; one without a title, a role or content leaves nothing behind. */
  setOff(title: string | null, role: BlockRole | undefined, read: () => void): void {
    const section = newSection(title, SET_OFF, role);
    this.#open.push([section]);
    read();
    this.#open.pop();
    if (section.parts.length === 0) return;
    const [first] = section.parts;
    // A box that begins with a heading of its own stands beside the sections of that level
    if (title === null && first?.type === 'section') this.#closeDownTo(first.level);
    if (title === null && role === undefined) this.#section.parts.push(...section.parts);
    else this.#section.parts.push(section);
  }

  #closeDownTo(level: number): void {
    const scope = this.#innermost;
    while (scope.length > 1 && this.#section.level >= level) scope.pop();
  }
}
