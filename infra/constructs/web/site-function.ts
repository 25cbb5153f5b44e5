import { Function as EdgeFunction, FunctionCode, FunctionRuntime } from 'aws-cdk-lib/aws-cloudfront';
import type { Construct } from 'constructs';
import { pageFile } from '../../../shared/web/page-file.ts';
import { previewPath } from '../../../shared/web/preview-path.ts';

/** The same page rules as in the local stack, as JavaScript for CloudFront Functions. */
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
 * Maps a path to its file. A function on the default behaviour and not an error page, because an error page would also
 * replace 404 responses of the API.
 */
export const siteFunction = (scope: Construct, id: string, prerendered: readonly string[]): EdgeFunction =>
  new EdgeFunction(scope, id, {
    runtime: FunctionRuntime.JS_2_0,
    code: FunctionCode.fromInline(siteFunctionCode(prerendered)),
    comment: 'Prerendered pages, else the shell of the app',
  });
