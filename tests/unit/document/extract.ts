import type { DocumentFormat } from '../../../lambdas/document/document.ts';
import { extractParts } from '../../../lambdas/document/parts/extract-parts.ts';
import { readDocument } from '../../../lambdas/document/read-document.ts';
import { bodyChunks } from '../../../lambdas/domain/material/body-chunks.ts';
import { riversMaterial } from '../../fixtures/lesson/rivers.ts';

/** What the extract step makes of one text. */
export const extract = (text: string, format?: DocumentFormat) => {
  const parts = extractParts([{ id: riversMaterial, document: readDocument({ text, format }) }]);
  const body = bodyChunks(parts.chunks);
  return {
    ...parts,
    body: body.map((chunk) => chunk.text).join('\n\n'),
    headings: body.map(({ heading }) => heading),
    roles: parts.chunks.map(({ role }) => role ?? 'body'),
  };
};
