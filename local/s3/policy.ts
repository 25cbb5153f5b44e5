import { accessDenied, S3Error } from './errors.ts';
import { checkSignature } from './signature.ts';

type Condition = Record<string, string> | [string, string | number, string | number];

interface Policy {
  expiration: string;
  conditions: Condition[];
}

const violated = (what: string) => accessDenied(`Invalid according to Policy: ${what}`);

/** The policy of a form; throws unless it is signed with the secret and not expired. */
export function openPolicy(fields: Map<string, string>, secret: string, now: number): Policy {
  const [text, signature] = [fields.get('policy'), fields.get('x-amz-signature')];
  if (!text || !signature) throw accessDenied();
  checkSignature(secret, fields.get('x-amz-credential') ?? '', text, signature);
  const policy = JSON.parse(Buffer.from(text, 'base64').toString()) as Policy;
  if (!(now <= Date.parse(policy.expiration))) throw violated('Policy expired.');
  return policy;
}

/** Checks a form against its policy; every field needs a condition. Names in `fields` are lower case. */
export function checkPolicy({ conditions }: Policy, fields: Map<string, string>, size: number): void {
  const free = new Set(['policy', 'x-amz-signature', 'bucket']);
  for (const condition of conditions) {
    const [kind, name, value] = Array.isArray(condition) ? condition : ['eq', ...Object.entries(condition)[0]!];
    if (kind === 'content-length-range') {
      checkLength(size, Number(name), Number(value));
      continue;
    }
    const field = String(name).replace(/^\$/, '').toLowerCase();
    const given = fields.get(field) ?? '';
    const holds = kind === 'eq' ? given === String(value) : kind === 'starts-with' && given.startsWith(String(value));
    if (!holds) throw violated(`Policy Condition failed: ${JSON.stringify(condition)}`);
    free.add(field);
  }
  const extra = [...fields.keys()].find((field) => !free.has(field) && !field.startsWith('x-ignore-'));
  if (extra) throw violated(`Extra input fields: ${extra}`);
}

function checkLength(size: number, min: number, max: number): void {
  if (size < min) {
    throw new S3Error(400, 'EntityTooSmall', 'Your proposed upload is smaller than the minimum allowed size');
  }
  if (size > max) throw new S3Error(400, 'EntityTooLarge', 'Your proposed upload exceeds the maximum allowed size');
}
