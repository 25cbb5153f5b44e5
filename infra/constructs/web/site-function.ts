import { Function as EdgeFunction, FunctionCode, FunctionRuntime } from 'aws-cdk-lib/aws-cloudfront';
import type { Construct } from 'constructs';
import { pageFile } from '../../../shared/web/page-file.ts';
import { previewPath } from '../../../shared/web/preview-path.ts';

/** The same rules that the embedded stack serves pages by, in the little JavaScript that CloudFront runs. */
const siteFunctionCode = (prerendered: readonly string[]): string =>
  [
    `const prerendered = ${JSON.stringify(prerendered)};`,
    `const pageFile = ${pageFile};`,
    `const previewPath = ${previewPath};`,
    'function handler(event) {',
    '  const agent = event.request.headers["user-agent"];',
    '  const preview = previewPath(event.request.uri, agent ? agent.value : "");',
    '  if (preview) return { statusCode: 302, statusDescription: "Found", headers: { location: { value: preview } } };',
    '  event.request.uri = pageFile(event.request.uri, prerendered);',
    '  return event.request;',
    '}',
  ].join('\n');

/**
 * Finds the file for a path. On the default behaviour and not as an error page: an error page would also answer for
 * the API, and turn its 404 into a 200 with HTML.
 */
export const siteFunction = (scope: Construct, id: string, prerendered: readonly string[]): EdgeFunction =>
  new EdgeFunction(scope, id, {
    runtime: FunctionRuntime.JS_2_0,
    code: FunctionCode.fromInline(siteFunctionCode(prerendered)),
    comment: 'Prerendered pages, else the shell of the app',
  });
