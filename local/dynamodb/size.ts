import type { AttributeValue } from 'aws-lambda';
import type { Item } from './types.ts';

const bytes = (text: string) => Buffer.byteLength(text, 'utf8');
const sum = <T>(values: T[], size: (value: T) => number) => values.reduce((total, value) => total + size(value), 0);

/** An item's size in bytes, by the rules of the developer guide ("DynamoDB item sizes and formats"). */
export function itemBytes(item: Item): number {
  return sum(Object.entries(item), ([name, value]) => bytes(name) + valueBytes(value));
}

function valueBytes(value: AttributeValue): number {
  if (value.S !== undefined) return bytes(value.S);
  if (value.N !== undefined) return numberBytes(value.N);
  if (value.M !== undefined) return 3 + Object.keys(value.M).length + itemBytes(value.M);
  if (value.L !== undefined) return 3 + sum(value.L, (entry) => 1 + valueBytes(entry));
  if (value.SS !== undefined) return sum(value.SS, bytes);
  if (value.NS !== undefined) return sum(value.NS, numberBytes);
  if (value.B !== undefined) return Buffer.byteLength(value.B, 'base64');
  if (value.BS !== undefined) return sum(value.BS, (entry) => Buffer.byteLength(entry, 'base64'));
  return 1;
}

/** About one byte for two significant digits, one more, and one for the sign. */
function numberBytes(text: string): number {
  const digits = text
    .replace(/e.*$/i, '')
    .replace(/[^0-9]/g, '')
    .replace(/^0+|0+$/g, '').length;
  return Math.ceil(digits / 2) + 1 + (text.startsWith('-') ? 1 : 0);
}
