import {
  ExecutionAlreadyExists,
  ExecutionDoesNotExist,
  SFNClient,
  StartExecutionCommand,
  StopExecutionCommand,
} from '@aws-sdk/client-sfn';
import type { Workflow } from '../../domain/generation/start/ports.ts';

const executionOf = (stateMachineArn: string, name: string): string =>
  `${stateMachineArn.replace(':stateMachine:', ':execution:')}:${name}`;

/** The execution is named after the generation, so that a generation that is started twice runs once. */
export const createWorkflow = (client: SFNClient, stateMachineArn: string): Workflow => ({
  start: async (ref) => {
    try {
      await client.send(
        new StartExecutionCommand({
          stateMachineArn,
          name: ref.generationId,
          input: JSON.stringify({ sessionId: ref.sessionId, generationId: ref.generationId }),
        }),
      );
    } catch (error) {
      if (!(error instanceof ExecutionAlreadyExists)) throw error;
    }
  },

  stop: async ({ generationId }) => {
    try {
      await client.send(
        new StopExecutionCommand({ executionArn: executionOf(stateMachineArn, generationId), cause: 'Cancelled' }),
      );
    } catch (error) {
      if (!(error instanceof ExecutionDoesNotExist)) throw error;
    }
  },
});

export const openWorkflow = (stateMachineArn: string): Workflow => createWorkflow(new SFNClient(), stateMachineArn);
