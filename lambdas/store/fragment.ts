import type { TransactWriteCommandInput } from '@aws-sdk/lib-dynamodb';

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

type Values = Readonly<Record<string, unknown>>;

interface Changes {
  readonly set?: Values;
  readonly add?: Values;
  readonly remove?: Values;
}

interface Expression {
  readonly expression: string;
  readonly names: Record<string, string>;
  readonly values: Record<string, unknown>;
}

/**
 * An update expression from fields and values: `set` puts them, `add` counts up or joins sets, `remove` takes members
 * out of sets. Names stand behind placeholders, because some are reserved words.
 */
export const changing = ({ set = {}, add = {}, remove = {} }: Changes): Expression => {
  const names: Record<string, string> = {};
  const values: Record<string, unknown> = {};
  const clause = (verb: string, fields: Values, prefix: string, link: string): string[] => {
    const terms = Object.entries(fields).map(([field, value], at) => {
      names[`#${prefix}${at}`] = field;
      values[`:${prefix}${at}`] = value;
      return `#${prefix}${at}${link}:${prefix}${at}`;
    });
    return terms.length > 0 ? [`${verb} ${terms.join(', ')}`] : [];
  };
  const clauses = [
    ...clause('SET', set, 's', ' = '),
    ...clause('ADD', add, 'a', ' '),
    ...clause('DELETE', remove, 'd', ' '),
  ];
  return { expression: clauses.join(' '), names, values };
};

const LARGEST_ROW_BYTES = 300 * 1_024;

export class RowTooLarge extends Error {
  override readonly name = 'RowTooLarge';
}

/** Refuses what would grow a row toward the table's 400 KB. JSON is longer than the stored form, never shorter by much. */
export const refuseLargeRow = (values: Readonly<Record<string, unknown>>): void => {
  const bytes = Buffer.byteLength(JSON.stringify(values));
  if (bytes > LARGEST_ROW_BYTES) throw new RowTooLarge(`A row of ${bytes} bytes; large texts belong in the bucket`);
};
