import { ExecutionAlreadyExists, SFNClient, StartExecutionCommand } from '@aws-sdk/client-sfn';
import { type Errands, errandName } from '../../domain/errand/errand.ts';

/** An execution carries its errand's name, so that it runs once however often it is asked for. */
export const createErrands = (client: SFNClient, stateMachineArn: string): Errands => ({
  start: async (errand) => {
    const input = JSON.stringify(errand);
    try {
      await client.send(new StartExecutionCommand({ stateMachineArn, name: errandName(errand), input }));
    } catch (error) {
      if (!(error instanceof ExecutionAlreadyExists)) throw error;
    }
  },
});

export const openErrands = (stateMachineArn: string): Errands => createErrands(new SFNClient(), stateMachineArn);
