import { readWhole } from './body.ts';
import { S3Error } from './errors.ts';
import { type Exchange, storedHeaders } from './exchange.ts';
import { checkPolicy, openPolicy } from './policy.ts';

async function readForm({ req }: Exchange): Promise<{ fields: Map<string, string>; file: File }> {
  const fields = new Map<string, string>();
  const headers = { 'content-type': req.headers['content-type'] ?? '' };
  const body = await readWhole(req);
  const form = await new Response(new Uint8Array(body), { headers }).formData().catch(() => {
    throw new S3Error(
      400,
      'MalformedPOSTRequest',
      'The body of your POST request is not well-formed multipart/form-data.',
    );
  });
  for (const [name, value] of form) {
    // What follows the file is ignored.
    if (typeof value !== 'string') return { fields, file: value };
    fields.set(name.toLowerCase(), value);
  }
  throw new S3Error(400, 'InvalidArgument', 'POST requires exactly one file upload per request.');
}

/** A browser's upload by form, checked against its signed policy. */
export async function postObject(exchange: Exchange, secret: string): Promise<void> {
  const { res, objects, bucket, now } = exchange;
  const { fields, file } = await readForm(exchange);
  const policy = openPolicy(fields, secret, now);
  const key = (fields.get('key') ?? '').replace(/\$\{filename\}/g, () => file.name);
  if (!key) throw new S3Error(400, 'InvalidArgument', "Bucket POST must contain a field named 'key'.");
  checkPolicy(policy, new Map([...fields, ['key', key], ['bucket', bucket]]), file.size);
  const { etag } = objects.put(bucket, key, Buffer.from(await file.arrayBuffer()), storedHeaders(fields), now);
  const status = fields.get('success_action_status');
  res.writeHead(status === '200' || status === '201' ? Number(status) : 204, { etag }).end();
}
