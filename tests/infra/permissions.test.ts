import { expect, it } from 'vitest';
import { permissions } from '../../infra/permissions.ts';
import { type FunctionName, functions } from '../../lambdas/functions.ts';
import { allGrants, grantsOf, whoMay } from './grants.ts';
import { functionNamed, synthesize } from './template.ts';

const stack = synthesize();
const names = Object.keys(functions) as FunctionName[];
const may = (action: string, resource = '') =>
  whoMay(stack, (grant) => grant.action === action && grant.resource.includes(resource));

it('names every action in full, so that a new operation needs a new line', () => {
  expect(allGrants(stack).filter(({ action }) => action.includes('*'))).toEqual([]);
});

it('puts a star into a resource only where nothing narrower exists', () => {
  const starred = new Set(allGrants(stack).flatMap(({ resource }) => (resource.includes('*') ? [resource] : [])));
  expect([...starred].sort()).toEqual([
    // What names no resource: log delivery and traces of the workflow, the list of streams.
    '*',
    // Keys below a folder, and ids of connections.
    '<FilesBucket.Arn>/avatars/*',
    '<FilesBucket.Arn>/exports/*',
    '<FilesBucket.Arn>/extracts/*',
    '<FilesBucket.Arn>/materials/*',
    '<FilesBucket.Arn>/uploads/*',
    'arn:<AWS::Partition>:execute-api:<AWS::Region>:<AWS::AccountId>:<RealtimeApi>/live/DELETE/@connections/*',
    'arn:<AWS::Partition>:execute-api:<AWS::Region>:<AWS::AccountId>:<RealtimeApi>/live/POST/@connections/*',
    // Executions are named after generations.
    'arn:<AWS::Partition>:states:<AWS::Region>:<AWS::AccountId>:execution:<PipelineMachine.Name>:*',
  ]);
});

it('gives each function a role of its own', () => {
  const roles = names.map((name) => functionNamed(stack, name).Properties.Role['Fn::GetAtt'][0]);
  expect(new Set(roles).size).toBe(names.length);
});

it('lets every function write its own log and no other', () => {
  for (const name of names) {
    const logs = grantsOf(stack, name).filter(({ action }) => action.startsWith('logs:'));
    expect(new Set(logs.map((grant) => grant.resource)), name).toEqual(new Set([`<${name}Log.Arn>`]));
  }
});

it('lets only who writes or grades call the model', () => {
  expect(may('bedrock:InvokeModel')).toEqual(['check', 'extract', 'finalize', 'generate', 'learning', 'plan']);
  expect(may('bedrock:InvokeModelWithResponseStream')).toEqual(['plan']);
});

it('lets only who accepts a generation, or catches up on one, start the workflow', () => {
  expect(may('states:StartExecution', 'PipelineMachine')).toEqual(['generation', 'tableChanges']);
});

it('lets only who hears of changes, or of the time, start a job', () => {
  expect(may('states:StartExecution', 'ErrandsMachine')).toEqual(['remind', 'remindReviews', 'tableChanges']);
});

it('lets only who starts a generation at somebody’s word stop it at their word', () => {
  for (const name of may('states:StopExecution')) expect(['http', 'job'], name).toContain(functions[name].trigger);
  expect(may('states:StopExecution')).toEqual(expect.arrayContaining(['deleteAccount', 'generation']));
});

it('tells prices and the budget of a day to whoever calls the model, and the budget to who accepts a generation', () => {
  const told = (name: FunctionName, limited: typeof stack) =>
    Object.entries(functionNamed(limited, name).Properties.Environment.Variables)
      .filter(([key]) => /PRICE|BUDGET/.test(key))
      .map(([key]) => key)
      .sort();
  const prices = ['MODEL_PRICE_CACHE_READ', 'MODEL_PRICE_CACHE_WRITE', 'MODEL_PRICE_INPUT', 'MODEL_PRICE_OUTPUT'];
  const unlimited = synthesize({ 'fabula:dailyModelBudget': 'off' });
  for (const name of may('bedrock:InvokeModel') as FunctionName[]) {
    expect(told(name, stack), name).toEqual(['MODEL_DAILY_BUDGET', ...prices]);
    expect(told(name, unlimited), name).toEqual(prices);
  }
  expect(told('generation', stack)).toEqual(['MODEL_DAILY_BUDGET']);
  expect(told('fail', stack)).toEqual([]);
});

it('has a second reader check what a model wrote unless that is switched off', () => {
  const checks = (context: Record<string, string>) =>
    (['plan', 'generate', 'check', 'finalize'] as const).map(
      (name) => functionNamed(synthesize(context), name).Properties.Environment.Variables['MODEL_CHECK'],
    );
  expect(checks({})).toEqual(['on', 'on', 'on', 'on']);
  expect(checks({ 'fabula:check': 'off' })).toEqual(['off', 'off', 'off', 'off']);
  expect(() => checks({ 'fabula:check': 'sometimes' })).toThrow('check');
});

it('has a budget of a day unless it is switched off; nothing at all may be spent of 0', () => {
  const budget = (context: Record<string, string>) =>
    functionNamed(synthesize(context), 'generation').Properties.Environment.Variables['MODEL_DAILY_BUDGET'];
  expect(budget({})).toBe('5');
  expect(budget({ 'fabula:dailyModelBudget': '12.5' })).toBe('12.5');
  expect(budget({ 'fabula:dailyModelBudget': '0' })).toBe('0');
  expect(budget({ 'fabula:dailyModelBudget': 'off' })).toBeUndefined();
  expect(() => budget({ 'fabula:dailyModelBudget': 'much' })).toThrow('dailyModelBudget');
});

it('lets only the stream’s reader send to sockets, and who shows a first scene while it is written', () => {
  expect(may('execute-api:ManageConnections', '/POST/')).toEqual(['plan', 'realtime']);
});

it('lets only who follows the end of a sign-in or an account close sockets', () => {
  expect(may('execute-api:ManageConnections', '/DELETE/')).toEqual(['deleteAccount', 'tableChanges']);
  expect(may('execute-api:ManageConnections')).toEqual(['deleteAccount', 'plan', 'realtime', 'tableChanges']);
});

it('lets only the extract step leave extracts', () => {
  expect(may('s3:PutObject', '/extracts/')).toEqual(['extract']);
});

it('lets nobody but the API put uploads and materials into the bucket', () => {
  const writers = new Set([...may('s3:PutObject', '/uploads/'), ...may('s3:PutObject', '/materials/')]);
  for (const name of writers) expect(functions[name].trigger, name).toBe('http');
});

it('lets only who erases a session delete what it was written from', () => {
  expect(may('s3:DeleteObject', '/materials/')).toEqual(['deleteAccount', 'tableChanges']);
  expect(may('s3:DeleteObject', '/extracts/')).toEqual(['deleteAccount', 'tableChanges']);
});

it('lets only who makes exports write them, and only the API hand them out', () => {
  expect(may('s3:PutObject', '/exports/')).toEqual(['exportAccount']);
  expect(may('s3:GetObject', '/exports/')).toEqual(['exportAccount', 'leaving']);
});

it('lets only who deletes an account take it out of the user pool', () => {
  expect(may('cognito-idp:AdminDeleteUser')).toEqual(['deleteAccount']);
});

it('lets only whoever has seen that it is one publish a photo', () => {
  expect(may('s3:PutObject', '/avatars/')).toEqual(['account']);
});

it('lets nobody read the whole table, or change what the table is', () => {
  const actions = new Set(allGrants(stack).flatMap(({ action }) => (action.startsWith('dynamodb:') ? [action] : [])));
  expect([...actions].sort()).toEqual([
    'dynamodb:BatchGetItem',
    'dynamodb:BatchWriteItem',
    'dynamodb:ConditionCheckItem',
    'dynamodb:DeleteItem',
    'dynamodb:DescribeStream',
    'dynamodb:GetItem',
    'dynamodb:GetRecords',
    'dynamodb:GetShardIterator',
    'dynamodb:ListStreams',
    'dynamodb:PutItem',
    'dynamodb:Query',
    'dynamodb:UpdateItem',
  ]);
});

it('tells a function the name of the table and the bucket only where it may use them', () => {
  for (const name of names) {
    const told = Object.keys(functionNamed(stack, name).Properties.Environment.Variables);
    const grants = grantsOf(stack, name).map(({ action }) => action.split(':')[0]);
    expect(told.includes('TABLE_NAME'), `${name} and the table`).toBe(grants.includes('dynamodb'));
    expect(told.includes('BUCKET_NAME'), `${name} and the bucket`).toBe(grants.includes('s3'));
  }
});

const selling = synthesize({
  'fabula:payments': {
    product: 'prod_1',
    month: { price: 'price_m' },
    year: { price: 'price_y', amount: 180 },
    keyParameter: '/fabula/stripe/key',
    webhookParameter: '/fabula/stripe/webhook',
  },
});

it('lets only who asks the payment provider read its keys, and nothing else of the parameters', () => {
  const readers = whoMay(selling, ({ action }) => action.startsWith('ssm:'));
  expect(readers).toEqual(names.filter((name) => permissions[name].payments).sort());
  for (const name of readers) {
    const grants = grantsOf(selling, name).filter(({ action }) => action.startsWith('ssm:'));
    const at = 'arn:<AWS::Partition>:ssm:<AWS::Region>:<AWS::AccountId>:parameter';
    expect(grants.map(({ action, resource }) => `${action} ${resource}`).sort()).toEqual([
      `ssm:GetParameters ${at}/fabula/stripe/key`,
      `ssm:GetParameters ${at}/fabula/stripe/webhook`,
    ]);
  }
});

it('tells what is sold, and the names of the keys but never a key', () => {
  expect(functionNamed(selling, 'billing').Properties.Environment.Variables).toMatchObject({
    STRIPE_PRODUCT: 'prod_1',
    STRIPE_PRICE_MONTH: 'price_m',
    STRIPE_PRICE_YEAR: 'price_y',
    PRO_PRICE_MONTH: '19',
    PRO_PRICE_YEAR: '180',
    STRIPE_KEY_PARAMETER: '/fabula/stripe/key',
    STRIPE_WEBHOOK_PARAMETER: '/fabula/stripe/webhook',
  });
  expect(JSON.stringify(selling.template.toJSON())).not.toMatch(/STRIPE_KEY"|STRIPE_WEBHOOK_SECRET/);
});

it('sells nothing where no payment provider is configured', () => {
  expect(Object.keys(functionNamed(stack, 'billing').Properties.Environment.Variables).join()).not.toContain('STRIPE');
  expect(may('ssm:GetParameters')).toEqual([]);
});

it('calls the model through the inference profile and not around it', () => {
  const resources = grantsOf(stack, 'generate').filter(({ action }) => action === 'bedrock:InvokeModel');
  const id = 'anthropic.claude-haiku-5-5';
  expect(resources.map((grant) => grant.resource).sort()).toEqual([
    `arn:<AWS::Partition>:bedrock:<AWS::Region>:<AWS::AccountId>:inference-profile/us.${id}`,
    // Wherever the profile sends a call, the model there is checked too.
    `arn:<AWS::Partition>:bedrock:us-east-1::foundation-model/${id}`,
    `arn:<AWS::Partition>:bedrock:us-east-2::foundation-model/${id}`,
    `arn:<AWS::Partition>:bedrock:us-west-2::foundation-model/${id}`,
  ]);
});
