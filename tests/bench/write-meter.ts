import { createServer } from 'node:http';
import { listen, readBody } from '../../local/lib/http.ts';

const writes = /\.(PutItem|UpdateItem|DeleteItem|TransactWriteItems|BatchWriteItem)$/;

type Capacity = { CapacityUnits?: number };
const unitsOf = (consumed: Capacity | Capacity[] | undefined): number =>
  [consumed ?? []].flat().reduce((sum, { CapacityUnits = 0 }) => sum + CapacityUnits, 0);

/** Stands before a DynamoDB, once it is told which, and adds up the write units of everything that goes through. */
export const startWriteMeter = async () => {
  let dynamo = '';
  let units = 0;
  const server = createServer(async (req, res) => {
    const body = await readBody(req, 16 * 1024 * 1024);
    const counted = writes.test(String(req.headers['x-amz-target']));
    const sent = counted ? JSON.stringify({ ...JSON.parse(body.toString()), ReturnConsumedCapacity: 'TOTAL' }) : body;
    const asked = fetch(dynamo, {
      method: 'POST',
      body: sent as string | Uint8Array<ArrayBuffer>,
      headers: {
        'content-type': String(req.headers['content-type']),
        'x-amz-target': String(req.headers['x-amz-target']),
        authorization: String(req.headers.authorization),
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
