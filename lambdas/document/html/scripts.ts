const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁻⁼⁽⁾ᵃᵇᶜᵈᵉᶠᵍʰⁱʲᵏˡᵐⁿᵒᵖʳˢᵗᵘᵛʷˣʸᶻ';
const RAISABLE = '0123456789+-−–=()abcdefghijklmnoprstuvwxyz';
const LOWERED = '₀₁₂₃₄₅₆₇₈₉₊₋₋₋₌₍₎ₐₑₕᵢⱼₖₗₘₙₒₚᵣₛₜᵤᵥₓ';
const LOWERABLE = '0123456789+-−–=()aehijklmnoprstuvx';

const tableOf = (from: string, to: string): ReadonlyMap<string, string> => {
  const targets = [...to];
  return new Map([...from].map((character, index) => [character, targets[index] ?? character]));
};
const TABLES = { sup: tableOf(RAISABLE, RAISED), sub: tableOf(LOWERABLE, LOWERED) } as const;

/** The same in raised or lowered characters; undefined where Unicode lacks one of them. */
export const inScript = (text: string, script: 'sup' | 'sub'): string | undefined => {
  const shifted = [...text].map((character) => TABLES[script].get(character));
  return shifted.includes(undefined) ? undefined : shifted.join('');
};

/** Words that are only set higher for their looks: "1st", "Mme". */
const ORDINAL = /^(?:st|nd|rd|th|er|re|e|me|o|a|ª|º|tm|®|™)$/i;

/** What stood in `<sup>` or `<sub>`: in Unicode where it can be, else as a formula. */
export const scriptText = (text: string, script: 'sup' | 'sub'): string => {
  if (text === '' || (script === 'sup' && ORDINAL.test(text))) return text;
  return inScript(text, script) ?? `$${script === 'sup' ? '^' : '_'}{\\text{${text.replace(/[\\{}$]/g, '')}}}$`;
};

/** Pandoc's `H~2~O` and `x^2^`, and what stands after a caret without braces: `10^-5`, `CH3COO^-`. */
const LOWERED_SPAN = /(?<=[\p{L}\p{N})\]])~([^\s~]{1,12})~/gu;
const RAISED_SPAN = /(?<=[\p{L}\p{N})\]])\^([^\s^]{1,12})\^/gu;
const CARET =
  /(?<=[\p{L}\p{N})\]₀-₉])\^(?:\{([^\s{}]{1,12})\}|([-+−–]?\d{1,4}[-+−–]?(?![\d.])|[-+−–](?!\w)|[a-z](?!\w)))/gu;

const shifted =
  (script: 'sup' | 'sub') =>
  (whole: string, ...groups: unknown[]): string => {
    const inner = groups.find((group, index) => index < groups.length - 2 && typeof group === 'string');
    return (typeof inner === 'string' ? inScript(inner, script) : undefined) ?? whole;
  };

/** Raised and lowered characters that plain text writes with carets and tildes. */
export const withScripts = (text: string): string =>
  text.includes('^') || text.includes('~')
    ? text.replace(LOWERED_SPAN, shifted('sub')).replace(RAISED_SPAN, shifted('sup')).replace(CARET, shifted('sup'))
    : text;
