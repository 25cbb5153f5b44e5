import type { TransactWriteCommandInput } from '@aws-sdk/lib-dynamodb';
import { refuseLargeRow } from './size.ts';

type Write = NonNullable<TransactWriteCommandInput['TransactItems']>[number];
type Nameless<T> = T extends object ? Omit<T, 'TableName'> : never;

export interface Condition {
  readonly expression: string;
  readonly names?: Readonly<Record<string, string>>;
  readonly values?: Readonly<Record<string, unknown>>;
  /** What it means when the condition does not hold. */
  readonly refusal: () => Error;
}

/** One write of a transaction: files of the store return these, and `transact` puts them together. */
export interface Fragment {
  readonly write: { readonly [K in keyof Write]: Nameless<Write[K]> };
  readonly refusal?: () => Error;
}

interface Key {
  readonly PK: string;
  readonly SK: string;
}

const expressionOf = (when: Condition | undefined) =>
  when === undefined
    ? {}
    : {
        ConditionExpression: when.expression,
        ...(when.names ? { ExpressionAttributeNames: { ...when.names } } : {}),
        ...(when.values ? { ExpressionAttributeValues: { ...when.values } } : {}),
      };

const refusalOf = (when: Condition | undefined) => (when ? { refusal: when.refusal } : {});

export const put = (row: Key & Readonly<Record<string, unknown>>, when?: Condition): Fragment => {
  refuseLargeRow(row);
  return { write: { Put: { Item: { ...row }, ...expressionOf(when) } }, ...refusalOf(when) };
};

/** `names` and `values` of the update and of its condition stand in one space. */
export const update = (
  key: Key,
  expression: string,
  values: Readonly<Record<string, unknown>> = {},
  names: Readonly<Record<string, string>> = {},
  when?: Condition,
): Fragment => {
  refuseLargeRow(values);
  const allNames = { ...names, ...when?.names };
  const allValues = { ...values, ...when?.values };
  return {
    write: {
      Update: {
        Key: { PK: key.PK, SK: key.SK },
        UpdateExpression: expression,
        ...(when ? { ConditionExpression: when.expression } : {}),
        ...(Object.keys(allNames).length > 0 ? { ExpressionAttributeNames: allNames } : {}),
        ...(Object.keys(allValues).length > 0 ? { ExpressionAttributeValues: allValues } : {}),
      },
    },
    ...refusalOf(when),
  };
};

export const remove = (key: Key, when: Condition): Fragment => ({
  write: { Delete: { Key: { PK: key.PK, SK: key.SK }, ...expressionOf(when) } },
  refusal: when.refusal,
});

/** Gone afterwards, whether it was there or not. */
export const erase = (key: Key): Fragment => ({ write: { Delete: { Key: { PK: key.PK, SK: key.SK } } } });

export const check = (key: Key, when: Condition): Fragment => ({
  write: {
    ConditionCheck: { Key: { PK: key.PK, SK: key.SK }, ConditionExpression: when.expression, ...expressionOf(when) },
  },
  refusal: when.refusal,
});

export const absent = (refusal: () => Error): Condition => ({ expression: 'attribute_not_exists(PK)', refusal });
