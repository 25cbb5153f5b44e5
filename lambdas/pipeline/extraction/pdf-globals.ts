/**
 * pdf.js makes one of these while it is loaded and needs the others for drawing alone. With names that stand, its text
 * layer works without the native canvas package of thirty megabytes.
 */
const nothing = () => class {};
const missing = ['DOMMatrix', 'ImageData', 'Path2D'].filter((name) => !(name in globalThis));
Object.assign(globalThis, Object.fromEntries(missing.map((name) => [name, nothing()])));
