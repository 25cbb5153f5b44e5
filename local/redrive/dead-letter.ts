import * as z from 'zod/mini';

/** A batch that a stream reader gave up: its position in the stream, not its records. */
const BatchSchema = z.object({
  requestContext: z.object({ functionArn: z.string() }),
  DDBStreamBatchInfo: z.object({
    streamArn: z.string(),
    shardId: z.string(),
    startSequenceNumber: z.string(),
    endSequenceNumber: z.string(),
  }),
});
/** An event on which a function failed at each attempt. */
const FailedSchema = z.object({
  requestContext: z.object({ functionArn: z.string() }),
  requestPayload: z.looseObject({}),
});
/** An event that EventBridge could not deliver. Its target is in an attribute of the message. */
const UndeliveredSchema = z.looseObject({ 'detail-type': z.string(), detail: z.looseObject({}) });

export type BatchPosition = z.infer<typeof BatchSchema>['DDBStreamBatchInfo'];

/** What the function has to be called with again. */
export type DeadLetter =
  | { readonly kind: 'batch'; readonly functionArn: string; readonly position: BatchPosition }
  | { readonly kind: 'event'; readonly functionArn: string; readonly event: object };

/** `target`: the message's attribute TARGET_ARN. Throws for a message that is not from Lambda or EventBridge. */
export const readDeadLetter = (body: string, target: string | undefined): DeadLetter => {
  const content: unknown = JSON.parse(body);
  const batch = BatchSchema.safeParse(content);
  if (batch.success) {
    const { requestContext, DDBStreamBatchInfo: place } = batch.data;
    return { kind: 'batch', functionArn: requestContext.functionArn, position: place };
  }
  const failed = FailedSchema.safeParse(content);
  if (failed.success) {
    const { requestContext, requestPayload: event } = failed.data;
    return { kind: 'event', functionArn: requestContext.functionArn, event };
  }
  const undelivered = UndeliveredSchema.safeParse(content);
  if (undelivered.success && target !== undefined)
    return { kind: 'event', functionArn: target, event: undelivered.data };
  throw new Error('It is no message of Lambda or EventBridge about work that was given up.');
};
