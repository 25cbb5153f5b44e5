import { CloudFormationClient, DescribeStacksCommand } from '@aws-sdk/client-cloudformation';
import { STACK_NAME } from '../outputs.ts';

/** Statuses of a stack that was never deployed successfully: the next deployment creates it. */
const NEVER_COMPLETE = [
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

/** True when the stack was never deployed successfully. Throws without permission to describe it. */
export const isFirstDeployment = async (client = new CloudFormationClient()): Promise<boolean> => {
  try {
    const { Stacks = [] } = await client.send(new DescribeStacksCommand({ StackName: STACK_NAME }));
    return Stacks.every(({ StackStatus }) => StackStatus === undefined || NEVER_COMPLETE.includes(StackStatus));
  } catch (error) {
    if (isAbsent(error)) return true;
    throw error;
  }
};
