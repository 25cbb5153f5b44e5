import * as z from 'zod/mini';

/** A batch of the stream that a reader has given up: its place, not its records. */
const BatchSchema = z.object({
  requestContext: z.object({ functionArn: z.string() }),
  DDBStreamBatchInfo: z.object({
    streamArn: z.string(),
    shardId: z.string(),
    startSequenceNumber: z.string(),
    endSequenceNumber: z.string(),
  }),
});
/** An event that a function has failed on each time it was called with it. */
const FailedSchema = z.object({
  requestContext: z.object({ functionArn: z.string() }),
  requestPayload: z.looseObject({}),
});
/** An event that the event bus could not deliver. What it was meant for stands in an attribute of the message. */
const UndeliveredSchema = z.looseObject({ 'detail-type': z.string(), detail: z.looseObject({}) });

export type BatchPosition = z.infer<typeof BatchSchema>['DDBStreamBatchInfo'];

/** What to call a function with, once more. */
export type DeadLetter =
  | { readonly kind: 'batch'; readonly functionArn: string; readonly position: BatchPosition }
  | { readonly kind: 'event'; readonly functionArn: string; readonly event: object };

/** `target`: the message's attribute TARGET_ARN. Throws where a message is none that Lambda or EventBridge sends. */
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
