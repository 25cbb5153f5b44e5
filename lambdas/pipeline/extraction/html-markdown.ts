/** A tag or a text of the HTML that mammoth writes. */
const TOKEN = /<(\/?)([a-z][a-z0-9]*)((?:[^>"]|"[^"]*")*)>|([^<]+)/gi;
const HEADING = /^h([1-6])$/;

const unescaped = (text: string): string =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');

interface List {
  readonly ordered: boolean;
  items: number;
}

/** Collects Markdown blocks from a sequence of tags and texts. */
class Writer {
  readonly #blocks: string[] = [];
  readonly #lists: List[] = [];
  #text = '';
  #rows: string[][] | undefined;
  #cells: string[] = [];

  write(text: string): void {
    this.#text += text;
  }

  #take(): string {
    const text = this.#text.replace(/\s+/g, ' ').trim();
    this.#text = '';
    return text;
  }

  #block(prefix = ''): void {
    const text = this.#take();
    if (text !== '') this.#blocks.push(prefix + text);
  }

  #item(): void {
    const list = this.#lists.at(-1);
    const text = this.#take();
    if (!list || text === '') return;
    list.items += 1;
    const indent = '  '.repeat(this.#lists.length - 1);
    const line = `${indent}${list.ordered ? `${list.items}.` : '-'} ${text}`;
    const last = this.#blocks.at(-1);
    const continues = list.items > 1 || this.#lists.length > 1;
    if (continues && last !== undefined) this.#blocks[this.#blocks.length - 1] = `${last}\n${line}`;
    else this.#blocks.push(line);
  }

  #table(): void {
    const [head, ...rows] = this.#rows ?? [];
    this.#rows = undefined;
    if (!head) return;
    const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
    this.#blocks.push([line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n'));
  }

  open(tag: string): void {
    if (tag === 'br') this.write(' ');
    else if (tag === 'ul' || tag === 'ol') {
      if (this.#lists.length > 0) this.#item();
      else if (!this.#rows) this.#block();
      this.#lists.push({ ordered: tag === 'ol', items: 0 });
    } else if (tag === 'table' && !this.#rows) {
      this.#block();
      this.#rows = [];
    } else if (tag === 'tr') this.#cells = [];
  }

  close(tag: string): void {
    const level = HEADING.exec(tag)?.[1];
    if (this.#rows) {
      if (tag === 'td' || tag === 'th') this.#cells.push(this.#take().replaceAll('|', '/'));
      else if (tag === 'tr') this.#rows.push(this.#cells);
      else if (tag === 'table') this.#table();
      else if (tag === 'p' || tag === 'li') this.write(' ');
      if (tag === 'ul' || tag === 'ol') this.#lists.pop();
    } else if (tag === 'li') this.#item();
    else if (tag === 'ul' || tag === 'ol') this.#lists.pop();
    else if (this.#lists.length > 0) this.write(' ');
    else if (level) this.#block(`${'#'.repeat(Number(level))} `);
    else if (tag === 'p') this.#block();
  }

  done(): string {
    this.#block();
    return this.#blocks.join('\n\n');
  }
}

/** Simple HTML as Markdown: headings, paragraphs, lists and tables. Footnote marks and pictures are dropped. */
export const markdownOf = (html: string): string => {
  const writer = new Writer();
  let footnoteMark = false;
  let equation = false;
  for (const [, closing, name, attributes, text] of html.matchAll(TOKEN)) {
    const tag = name?.toLowerCase();
    if (tag === 'a') footnoteMark = closing === '' && /href="#(?:foot|end)note/.test(attributes ?? '');
    else if (tag === 'code' && (equation || attributes?.includes('language-math'))) {
      equation = closing === '';
      writer.write('$');
    } else if (tag === undefined) {
      if (!footnoteMark) writer.write(unescaped(text ?? ''));
    } else if (closing === '/') writer.close(tag);
    else writer.open(tag);
  }
  return writer.done();
};
