import JSZip from 'jszip';
import { texOfEquation } from './equation.ts';

const MAIN_PART = /^word\/document\d*\.xml$/;
/** An equation, or the element that sets one on a line of its own. Neither is ever inside of its like. */
const EQUATION = /<m:oMathPara\b.*?<\/m:oMathPara>|<m:oMath>.*?<\/m:oMath>/gs;

/** Styles of the runs that equations become, which mammoth's style map turns into elements. */
export const EQUATION_STYLES = { inline: 'EquationInline', display: 'EquationDisplay' } as const;

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const runOf = (xml: string): string => {
  const style = xml.startsWith('<m:oMathPara') ? EQUATION_STYLES.display : EQUATION_STYLES.inline;
  try {
    const tex = escaped(texOfEquation(xml));
    return `<w:r><w:rPr><w:rStyle w:val="${style}"/></w:rPr><w:t xml:space="preserve">${tex}</w:t></w:r>`;
  } catch {
    // Broken or endlessly nested: the document is read without this equation.
    return '';
  }
};

/** A Word document with its equations as runs of TeX, because mammoth passes over equations. */
export const equationsAsRuns = async (bytes: Buffer): Promise<Buffer> => {
  const zip = await JSZip.loadAsync(bytes);
  const main = Object.keys(zip.files).find((name) => MAIN_PART.test(name));
  const xml = await (main === undefined ? undefined : zip.file(main)?.async('string'));
  if (main === undefined || !xml?.includes('<m:oMath')) return bytes;
  zip.file(main, xml.replace(EQUATION, runOf));
  return zip.generateAsync({ type: 'nodebuffer', compression: 'STORE' });
};
