import batchGetItem from 'dynalite/validations/batchGetItem.js';
import batchWriteItem from 'dynalite/validations/batchWriteItem.js';
import createTable from 'dynalite/validations/createTable.js';
import deleteItem from 'dynalite/validations/deleteItem.js';
import getItem from 'dynalite/validations/getItem.js';
import validations from 'dynalite/validations/index.js';
import putItem from 'dynalite/validations/putItem.js';
import query from 'dynalite/validations/query.js';
import scan from 'dynalite/validations/scan.js';
import updateRules from 'dynalite/validations/updateItem.js';
import { invalid } from '../errors.ts';
import { limits } from '../storage/engine.ts';
import type { ItemRequest } from '../types.ts';

const LEGACY = ['AttributesToGet', 'AttributeUpdates', 'Expected', 'KeyConditions', 'QueryFilter', 'ScanFilter'];
const rules = {
  BatchGetItem: batchGetItem,
  BatchWriteItem: batchWriteItem,
  CreateTable: createTable,
  DeleteItem: deleteItem,
  GetItem: getItem,
  PutItem: putItem,
  Query: query,
  Scan: scan,
  UpdateItem: updateRules,
};

/** Checks a request as DynamoDB does and parses its expressions. */
export function parse<T = ItemRequest>(operation: keyof typeof rules, data: object): T {
  const legacy = LEGACY.find((name) => name in data);
  if (legacy) throw invalid(`${legacy} is not emulated locally: use expressions`);
  const { types, custom } = rules[operation];
  const request = validations.checkTypes(data, types);
  validations.checkValidations(request, types, custom, limits);
  return request as T;
}
