import type { Difference } from '../difference.ts';

export const differences: Readonly<Record<string, Difference>> = {
  'a form refuses more than it was signed for': {
    shows: '204 !== 400',
    right: 'we are',
    why: 'moto does not look at the conditions of a policy; S3 answers EntityTooLarge, and so does the stand-in',
  },
  'an execution that was stopped says why': {
    shows: "'Cancelled'",
    right: 'we are',
    why: 'moto drops the cause that StopExecution is given; Step Functions answers it with the execution',
  },
};
