/** A cell of a notebook that was exported: code in a fence, and below it what running it printed, indented. */
const CELL = /^(?:```|~~~)\s*\{?\.?(?:python|ipython3?|r|julia)\b/im;
const FENCE = /^(```|~~~)/;
const PROMPT = /^\s*(?:In|Out)\s?\[[\d ]*\]:\s*$/;
const NOISE = /^(?:\S+\.py:\d+: \w*Warning|Traceback \(most recent call last\)|\[NbConvertApp\])/;

/** A notebook without what its cells printed; any other text as it is. */
export const withoutOutputs = (text: string): string => {
  if (!CELL.test(text)) return text;
  const kept: string[] = [];
  let inside = false;
  let inList = false;
  for (const line of text.split('\n')) {
    if (FENCE.test(line)) {
      inside = !inside;
      inList = false;
    } else if (!inside) {
      const printed = !inList && /^(?: {4}|\t)/.test(line);
      if (PROMPT.test(line) || NOISE.test(line) || printed) continue;
      if (line.trim() !== '') inList = /^\s*(?:[-*+]|\d+\.)\s|^ {2}/.test(line);
    }
    kept.push(line);
  }
  return kept.join('\n');
};
