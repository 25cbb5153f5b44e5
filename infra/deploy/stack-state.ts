import { CloudFormationClient, DescribeStacksCommand } from '@aws-sdk/client-cloudformation';
import { STACK_NAME } from '../outputs.ts';

/** A stack in one of these has never been whole: the next deployment makes it, or makes it anew. */
const NEVER_WHOLE = [
  'REVIEW_IN_PROGRESS',
  'CREATE_IN_PROGRESS',
  'CREATE_FAILED',
  'ROLLBACK_IN_PROGRESS',
  'ROLLBACK_COMPLETE',
  'ROLLBACK_FAILED',
  'DELETE_IN_PROGRESS',
  'DELETE_FAILED',
  'DELETE_COMPLETE',
];

const isAbsent = (error: unknown): boolean =>
  error instanceof Error && error.name === 'ValidationError' && error.message.includes('does not exist');

/** Whether there is nothing yet that a deployment updates. Throws where nobody may ask. */
export const isFirstDeployment = async (client = new CloudFormationClient()): Promise<boolean> => {
  try {
    const { Stacks = [] } = await client.send(new DescribeStacksCommand({ StackName: STACK_NAME }));
    return Stacks.every(({ StackStatus }) => StackStatus === undefined || NEVER_WHOLE.includes(StackStatus));
  } catch (error) {
    if (isAbsent(error)) return true;
    throw error;
  }
};
