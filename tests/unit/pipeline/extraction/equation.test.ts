import { expect, it } from 'vitest';
import { texOfEquation } from '../../../../lambdas/pipeline/extraction/docx/equation.ts';

const run = (text: string, style = ''): string =>
  `<m:r>${style && `<m:rPr><m:sty m:val="${style}"/></m:rPr>`}<m:t>${text}</m:t></m:r>`;
const built = (name: string, parts: Record<string, string>, properties = ''): string =>
  `<m:${name}><m:${name}Pr>${properties}</m:${name}Pr>${Object.entries(parts)
    .map(([part, content]) => `<m:${part}>${content}</m:${part}>`)
    .join('')}</m:${name}>`;
const value = (name: string, text: string): string => `<m:${name} m:val="${text}"/>`;
const x = run('x');
const two = run('2');

it.each([
  ['letters and signs', run('a+b=c'), 'a+b=c'],
  ['a unit in several runs', run('k', 'p') + run('J', 'p'), '\\mathrm{kJ}'],
  ['a sign that TeX would read', run('5%'), '5\\%'],
  ['words', `<m:r><m:rPr><m:nor/></m:rPr><m:t>if even</m:t></m:r>`, '\\text{if even}'],
  ['a fraction', built('f', { num: x, den: two }), '\\frac{x}{2}'],
  ['a fraction on the line', built('f', { num: x, den: two }, value('type', 'lin')), 'x/2'],
  ['a power', built('sSup', { e: x, sup: two }), 'x^2'],
  ['an index', built('sSub', { e: x, sub: run('12') }), 'x_{12}'],
  ['index and power', built('sSubSup', { e: x, sub: run('i'), sup: two }), 'x_i^2'],
  ['what stands before', built('sPre', { sub: run('6'), sup: run('14'), e: run('C', 'p') }), '{}_6^{14}\\mathrm{C}'],
  ['a square root', built('rad', { deg: '', e: x }, value('degHide', '1')), '\\sqrt{x}'],
  ['a cube root', built('rad', { deg: run('3'), e: x }), '\\sqrt[3]{x}'],
  ['a sum', built('nary', { sub: run('i=1'), sup: run('n'), e: x }, value('chr', '∑')), '∑_{i=1}^n x'],
  ['an integral', built('nary', { sub: '', sup: '', e: x }, '<m:subHide/><m:supHide/>'), '∫ x'],
  ['a function', built('func', { fName: run('sin', 'p'), e: x }), '\\sin x'],
  ['brackets', built('d', { e: x }, value('begChr', '[') + value('endChr', ']')), '\\left[ x \\right]'],
  ['a bracket on one side', built('d', { e: x }, value('begChr', '{') + value('endChr', '')), '\\left\\{ x \\right.'],
  ['a limit', built('limLow', { e: run('lim', 'p'), lim: run('n→∞') }), '\\underset{n→∞}{\\lim }'],
  ['a vector', built('acc', { e: x }, value('chr', '\u20d7')), '\\vec{x}'],
  ['a mean', built('bar', { e: x }, value('pos', 'top')), '\\overline{x}'],
  [
    'a matrix',
    `<m:m><m:mr><m:e>${x}</m:e><m:e>${two}</m:e></m:mr><m:mr><m:e>${two}</m:e><m:e>${x}</m:e></m:mr></m:m>`,
    '\\begin{matrix}x & 2 \\\\ 2 & x\\end{matrix}',
  ],
  ['what is not known', `<m:box><m:e>${x}</m:e></m:box>`, 'x'],
])('an equation of Word with %s becomes TeX', (_, xml, tex) => {
  expect(texOfEquation(`<m:oMath>${xml}</m:oMath>`)).toBe(tex);
});
