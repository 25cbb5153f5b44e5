import { readdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { englishTexts } from './src/texts/catalogue.ts';

/* Prints the texts of the interface, as a translator gets them and as `web/src/texts/<code>.json` holds them. */
const folder = path.join(import.meta.dirname, 'src');
for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
  if (/(^|\/)texts(\/[\w-]+)?\.ts$/.test(file)) await import(pathToFileURL(path.join(folder, file)).href);
console.log(JSON.stringify(englishTexts(), undefined, 2));
