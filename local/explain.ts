import { readFileSync } from 'node:fs';
import { extractParts } from '../lambdas/document/parts/extract-parts.ts';
import { readDocument } from '../lambdas/document/read-document.ts';
import { detectLanguage } from '../lambdas/domain/material/detect-language.ts';
import { readMaterial } from '../lambdas/engine/nlp/read-material.ts';
import { newId } from '../shared/model/id.ts';
import { explainSentences, ruleNames } from './explain/explain-sentences.ts';

const usage = `npm run explain -- FILE [LANGUAGE]

Says of every sentence of a text or Markdown file which rules of the embedded engine found something to ask in it, and
which guard refused. LANGUAGE is ISO 639-1; left out, the text tells.`;

const [file, given] = process.argv.slice(2);
if (!file) {
  console.error(usage);
  process.exitCode = 1;
} else {
  const document = readDocument({ text: readFileSync(file, 'utf8') });
  const { text, chunks, apparatus } = extractParts([{ id: newId('mat'), document }]);
  const language = given ?? detectLanguage(text);
  const reading = readMaterial({ language, chunks, apparatus });
  const explained = explainSentences(reading);
  console.log(`${file}: ${language}, ${explained.length} sentences, rules: ${ruleNames().join(', ')}\n`);
  for (const { sentence, salience, verdicts } of explained) {
    console.log(`${sentence.chunk} ${salience.toFixed(2)}  ${sentence.text}`);
    if (verdicts.length === 0) console.log('      no rule found anything of its kind');
    for (const { rule, question, refused } of verdicts)
      console.log(`      ${rule}: ${question === null ? `refused, it ${refused}` : `asks “${question}”`}`);
  }
}
