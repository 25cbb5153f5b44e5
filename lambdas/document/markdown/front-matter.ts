/** Settings that a file carries above its text, between lines of dashes (YAML) or plus signs (TOML). */
const FRONT_MATTER = /^(---|\+\+\+)\n([\s\S]{0,8000}?)\n(?:\1|\.\.\.)(?:\n|$)/;
const TITLE = /^title\s*[:=][ \t]*(?:"([^"\n]+)"|'([^'\n]+)'|([^"'\n>|][^\n]*?))[ \t]*$/m;

/** The text below the settings, and the title among them. */
export const withoutFrontMatter = (text: string): { text: string; title: string | undefined } => {
  const found = FRONT_MATTER.exec(text);
  const settings = found?.[2] ?? '';
  if (!found || !/^[\w-]+\s*[:=]/m.test(settings)) return { text, title: undefined };
  const title = TITLE.exec(settings);
  return { text: text.slice(found[0].length), title: (title?.[1] ?? title?.[2] ?? title?.[3])?.trim() };
};
