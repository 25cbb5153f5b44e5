/** Constants of the local stack. Secrets are created for each installation: secrets.ts. */
export const region = 'us-east-1';
export const tableName = 'fabula';
export const bucketName = 'fabula-files';
export const machineName = 'generation';
/** Stored executions of older installations have this name. */
export const jobMachineName = 'errands';
export const accessKeyId = 'fabula-embedded';
export const groups = ['admin', 'owner'] as const;
/** The name of the WebSocket stage when deployed. */
export const socketPath = '/live';
/** The model id of the embedded engine. */
export const engineModel = 'fabula.basic-engine';
export const mapConcurrency = 8;
/** Dead-letter queues by function. */
export const deadLetterQueues = {
  executionEnded: 'executionEnded-dead-letters',
  tableChanges: 'tableChanges-dead-letters',
} as const;
/** The verified sender of the fake SES. */
export const mailSender = 'fabula@example.com';
