/** Files of tests/integration that say nothing of DynamoDB Local, each with the reason. */
export const excluded: Readonly<Record<string, string>> = {
  'local/*.test.ts': 'they test the stand-ins themselves',
  'leaving/killed.test.ts':
    'it kills a process and goes on with the folder of the stand-in; DynamoDB Local runs in memory',
  'store/deck-units.test.ts':
    'DynamoDB Local counts four units for a transaction of one small row; the service documents two for each row',
};
