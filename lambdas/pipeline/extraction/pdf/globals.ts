/**
 * pdf.js constructs one of these while it loads and needs the others only for drawing. With empty classes in their place,
 * its text extraction works without the native canvas package of 30 MB.
 */
const emptyClass = () => class {};
const missing = ['DOMMatrix', 'ImageData', 'Path2D'].filter((name) => !(name in globalThis));
Object.assign(globalThis, Object.fromEntries(missing.map((name) => [name, emptyClass()])));
