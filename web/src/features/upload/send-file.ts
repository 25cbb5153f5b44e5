import { libTexts } from '../../lib/texts.ts';
import { DisplayError } from '../../lib/words/display-error.ts';
import { uploadTexts } from './texts.ts';
export interface PresignedForm {
  readonly url: string;
  readonly fields: Readonly<Record<string, string>>;
}
interface SendOptions {
  readonly onProgress: (sent: number) => void;
  readonly signal: AbortSignal;
}

/** Sends a presigned POST. Throws a `DisplayError` whose cause is S3's XML. With XMLHttpRequest, because fetch reports no upload progress. */
export const sendFile = (
  { url, fields }: PresignedForm,
  file: File,
  { onProgress, signal }: SendOptions,
): Promise<void> =>
  new Promise((resolve, reject) => {
    const body = new FormData();
    for (const [name, value] of Object.entries(fields)) body.append(name, value);
    // S3 ignores every field after the file
    body.append('file', file);
    const request = new XMLHttpRequest();
    request.open('POST', url);
    request.upload.onprogress = ({ loaded }) => onProgress(Math.min(loaded, file.size));
    request.onload = () =>
      request.status < 300 ? resolve() : reject(new DisplayError(uploadTexts.refused, { cause: request.responseText }));
    request.onerror = () => reject(new DisplayError(libTexts.disconnected));
    request.onabort = () => reject(signal.reason);
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(body);
  });
