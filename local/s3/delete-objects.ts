import { readContent } from './body.ts';
import { S3Error } from './errors.ts';
import { type Exchange, sendXml } from './exchange.ts';
import { element, textsOf } from './xml.ts';

const MAX_KEYS = 1000;

export function deleteObject({ res, objects, bucket, key }: Exchange): void {
  objects.delete(bucket, key);
  res.writeHead(204).end();
}

export async function deleteObjects({ req, res, url, objects, bucket }: Exchange): Promise<void> {
  const xml = (await readContent(req, url)).toString();
  const keys = textsOf(xml, 'Key');
  if (keys.length < 1 || keys.length > MAX_KEYS) {
    throw new S3Error(
      400,
      'MalformedXML',
      'The XML you provided was not well-formed or did not validate against our published schema',
    );
  }
  for (const key of keys) objects.delete(bucket, key);
  const quiet = textsOf(xml, 'Quiet')[0] === 'true';
  const deleted = quiet ? [] : keys.map((key) => element('Deleted', [element('Key', key)]));
  sendXml(res, 200, element('DeleteResult', deleted));
}
