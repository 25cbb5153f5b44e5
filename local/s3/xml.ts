const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', '\r': '&#13;' };
const escapeText = (text: string) => text.replace(/[&<>"\r]/g, (char) => ESCAPES[char]!);

/** An element; strings are text, arrays are children already written. */
export function element(name: string, content: string | number | boolean | string[]): string {
  return `<${name}>${Array.isArray(content) ? content.join('') : escapeText(String(content))}</${name}>`;
}

export const document = (root: string) => `<?xml version="1.0" encoding="UTF-8"?>\n${root}`;

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function unescapeText(text: string): string {
  return text.replace(/&(?:#(\d+)|#x([0-9a-f]+)|(\w+));/gi, (whole, decimal, hex, name) => {
    if (decimal || hex) return String.fromCodePoint(decimal ? Number(decimal) : Number.parseInt(hex, 16));
    return ENTITIES[name] ?? whole;
  });
}

/** The texts of all elements of this name that hold no others. */
export function textsOf(xml: string, name: string): string[] {
  return [...xml.matchAll(new RegExp(`<${name}>([^<]*)</${name}>`, 'g'))].map(([, text]) => unescapeText(text!));
}
