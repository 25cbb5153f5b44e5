import { ExecutionAlreadyExists, SFNClient, StartExecutionCommand } from '@aws-sdk/client-sfn';
import { type Jobs, jobInput, jobName } from '../../domain/job/job.ts';

/** An execution carries its job's name, so that it runs once however often it is asked for. */
export const createJobs = (client: SFNClient, stateMachineArn: string): Jobs => ({
  start: async (job) => {
    const input = JSON.stringify(jobInput(job));
    try {
      await client.send(new StartExecutionCommand({ stateMachineArn, name: jobName(job), input }));
    } catch (error) {
      if (!(error instanceof ExecutionAlreadyExists)) throw error;
    }
  },
});

export const openJobs = (stateMachineArn: string): Jobs => createJobs(new SFNClient(), stateMachineArn);
