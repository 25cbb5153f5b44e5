import type { AttributeValue } from '@aws-sdk/client-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import type { DynamoDBRecord } from 'aws-lambda';

export interface Images<T> {
  readonly before: T | undefined;
  readonly after: T | undefined;
}

type Image = NonNullable<DynamoDBRecord['dynamodb']>['NewImage'];

/** A row before and after a change. */
export const imagesOf = <T>({ dynamodb }: DynamoDBRecord, parse: (row: unknown) => T): Images<T> => {
  const read = (image: Image): T | undefined =>
    image === undefined ? undefined : parse(unmarshall(image as Record<string, AttributeValue>));
  return { before: read(dynamodb?.OldImage), after: read(dynamodb?.NewImage) };
};
