import { ExecutionAlreadyExists, SFNClient, StartExecutionCommand } from '@aws-sdk/client-sfn';
import { type Jobs, jobInput, jobName } from '../../domain/job/job.ts';

/** The execution is named after the job, so that a job that is started twice runs once. */
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
