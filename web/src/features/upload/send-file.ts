export interface Form {
  readonly url: string;
  readonly fields: Readonly<Record<string, string>>;
}
interface SendOptions {
  readonly onProgress: (sent: number) => void;
  readonly signal: AbortSignal;
}

/** What the store says in its XML about a refusal; undefined when it says nothing. */
const reasonIn = (body: string): string | undefined => /<Message>([^<]+)<\/Message>/.exec(body)?.[1];

/** A presigned POST. XMLHttpRequest, because fetch does not say how much has been sent. */
export const sendFile = ({ url, fields }: Form, file: File, { onProgress, signal }: SendOptions): Promise<void> =>
  new Promise((resolve, reject) => {
    const body = new FormData();
    for (const [name, value] of Object.entries(fields)) body.append(name, value);
    // The store ignores every field after the file
    body.append('file', file);
    const request = new XMLHttpRequest();
    request.open('POST', url);
    request.upload.onprogress = ({ loaded }) => onProgress(Math.min(loaded, file.size));
    request.onload = () =>
      request.status < 300 ? resolve() : reject(new Error(reasonIn(request.responseText) ?? 'The upload was refused.'));
    request.onerror = () => reject(new Error('Network error. Please check your connection and try again.'));
    request.onabort = () => reject(signal.reason);
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(body);
  });
