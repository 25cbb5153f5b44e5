/** Names of the embedded stack. What is secret is made for each installation: secrets.ts. */
export const region = 'us-east-1';
export const tableName = 'fabula';
export const bucketName = 'fabula-files';
export const machineName = 'generation';
/** The name that executions of older installations are kept under. */
export const jobMachineName = 'errands';
export const accessKeyId = 'fabula-embedded';
export const groups = ['admin', 'owner'] as const;
/** As in the cloud, where it is the name of the WebSocket stage. */
export const socketPath = '/live';
/** Names the engine where the cloud has a model's id. */
export const engineModel = 'fabula.basic-engine';
export const mapConcurrency = 8;
/** Queues of given-up work, by the function that gave it up. */
export const deadLetterQueues = {
  executionEnded: 'executionEnded-dead-letters',
  tableChanges: 'tableChanges-dead-letters',
} as const;
/** The one address that the stand-in for SES sends for. */
export const mailSender = 'fabula@example.com';
