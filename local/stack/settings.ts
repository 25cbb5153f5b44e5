/** Names and keys of the embedded stack. Nothing here is secret: everything listens on the loopback interface. */
export const region = 'us-east-1';
export const tableName = 'fabula';
export const bucketName = 'fabula-files';
export const machineName = 'generation';
export const errandMachineName = 'errands';
export const accessKeyId = 'fabula-embedded';
export const secretAccessKey = 'fabula-embedded-secret';
export const groups = ['admin', 'owner'] as const;
/** As in the cloud, where it is the name of the WebSocket stage. */
export const socketPath = '/live';
/** Names the engine where the cloud has a model's id. */
export const engineModel = 'fabula.basic-engine';
export const mapConcurrency = 8;
/** Of the stand-in for the payment provider. */
export const stripeKey = 'sk_test_fabula_embedded';
export const stripeWebhookSecret = 'whsec_fabula_embedded';
/** The one address that the stand-in for SES sends for. */
export const mailSender = 'fabula@example.com';
