import { createServer, type IncomingHttpHeaders } from 'node:http';
import { listen, readBody } from '../../local/lib/http.ts';
import { sha256, signatureOf, signedInHeader, textToSign } from '../../local/lib/signature.ts';

const writes = /\.(PutItem|UpdateItem|DeleteItem|TransactWriteItems|BatchWriteItem)$/;

type Capacity = { CapacityUnits?: number };
const unitsOf = (consumed: Capacity | Capacity[] | undefined): number =>
  [consumed ?? []].flat().reduce((sum, { CapacityUnits = 0 }) => sum + CapacityUnits, 0);

/** Signs for another host, and perhaps another body, what came signed; like the functions' SDK it finds its key in the environment. */
const resigned = (headers: IncomingHttpHeaders, host: string, body: string): Record<string, string> => {
  const { credential, date } = signedInHeader(headers);
  const signed = { credential, date, signedHeaders: 'host;x-amz-date' };
  const sent = { host, 'x-amz-date': date };
  const query = new URLSearchParams();
  const request = { method: 'POST', path: '/', query, headers: sent, payload: sha256(body) };
  const signature = signatureOf(process.env['AWS_SECRET_ACCESS_KEY'] ?? '', credential, textToSign(request, signed));
  const fields = `Credential=${credential}, SignedHeaders=${signed.signedHeaders}, Signature=${signature.toString('hex')}`;
  return { 'x-amz-date': date, authorization: `AWS4-HMAC-SHA256 ${fields}` };
};

/** A proxy in front of DynamoDB that adds up the consumed write units. */
export const startWriteMeter = async () => {
  let dynamo = '';
  let units = 0;
  const server = createServer(async (req, res) => {
    const body = (await readBody(req, 16 * 1024 * 1024)).toString();
    const counted = writes.test(String(req.headers['x-amz-target']));
    const sent = counted ? JSON.stringify({ ...JSON.parse(body), ReturnConsumedCapacity: 'TOTAL' }) : body;
    const asked = fetch(dynamo, {
      method: 'POST',
      body: sent,
      headers: {
        'content-type': String(req.headers['content-type']),
        'x-amz-target': String(req.headers['x-amz-target']),
        ...resigned(req.headers, new URL(dynamo).host, sent),
      },
    });
    // Something may still be asked while everything closes
    const answer = await asked.catch(() => undefined);
    if (!answer) {
      res.destroy();
      return;
    }
    const text = await answer.text();
    if (counted && answer.ok) units += unitsOf(JSON.parse(text).ConsumedCapacity);
    res.writeHead(answer.status, {
      'content-type': answer.headers.get('content-type') ?? 'application/x-amz-json-1.0',
    });
    res.end(text);
  });
  const { endpoint, close } = await listen(server);
  const before = async (store: string): Promise<string> => {
    dynamo = store;
    return endpoint;
  };
  return { before, close, units: () => units };
};
