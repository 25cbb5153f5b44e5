import { mapOutsideCode } from './lines.ts';

/** What a static site generator fills in: `{{< name key="value" >}}` and `{{% name %}}`, over lines too; `/name` ends it. */
const SHORTCODE = /\{\{[<%]\s*(\/?)([\w./-]+)([^{}]{0,600}?)\/?[>%]\}\}/g;
/** Macros of a manual: `{{Glossary("x", "word")}}` shows the last of its words, `{{Compat}}` none. */
const MACRO = /\{\{(?:([A-Za-z_]\w*)\s*\(([^{}\n]{0,300})\)|[A-Z]\w*)\}\}/g;
const QUOTED = /"([^"]*)"|'([^']*)'/g;
/** Headings that the generator of a manual writes by their key. */
const HEADINGS: ReadonlyMap<string, string> = new Map([
  ['whatsnext', 'What’s next'],
  ['prerequisites', 'Before you begin'],
  ['cleanup', 'Clean up'],
  ['seealso', 'See also'],
]);

const settingOf = (settings: string, key: string): string =>
  new RegExp(`(?<![\\w-])${key}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(settings)?.slice(1).find(Boolean) ?? '';

/** The words that stand for a shortcode in the page. */
const wordsOf = (name: string, settings: string): string => {
  const [text, term, caption] = ['text', 'term_id', 'caption'].map((key) => settingOf(settings, key));
  if (name === 'heading') {
    const key = settings.replace(/["'\s]/g, '');
    return HEADINGS.get(key) ?? key.replace(/[_-]+/g, ' ');
  }
  // The label of a tab tells apart what stands in several
  if (name === 'tab') {
    const label =
      settingOf(settings, 'name') || (/^\s*(?:"([^"]*)"|'([^']*)')/.exec(settings)?.slice(1).find(Boolean) ?? '');
    return label === '' ? '' : `\n\n**${label}**\n\n`;
  }
  if (caption) return `<figure><figcaption>${caption}</figcaption></figure>`;
  // A definition is a sentence of another page, and its term alone is none
  return text || (name.endsWith('definition') ? '' : (term ?? '').replace(/[_-]+/g, ' '));
};

const shownBy = (name: string, given: string): string => {
  const words = [...given.matchAll(QUOTED)].map(([, double, single]) => double ?? single ?? '').filter(Boolean);
  // What is embedded from elsewhere has no words here
  return /^(?:Embed|Live|Previous|Next|Quick|Sub)/.test(name) ? '' : (words.at(-1) ?? '');
};

/** Lines with the words of shortcodes and without their marks; what stands between two of them is text. */
export const withoutShortcodes = (lines: readonly string[]): string[] => {
  const text = lines.join('\n');
  if (!/\{\{[<%A-Za-z_]/.test(text)) return [...lines];
  return mapOutsideCode(text, (part) =>
    part
      .replace(SHORTCODE, (_, end: string, name: string, settings: string) =>
        end === '' ? wordsOf(name, settings) : '',
      )
      .replace(MACRO, (_, name = '', given = '') => shownBy(name, given)),
  ).split('\n');
};
