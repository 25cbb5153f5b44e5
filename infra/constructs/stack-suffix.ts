import { Aws, Fn } from 'aws-cdk-lib';

/** Twelve characters of the stack's id, for names. A new stack has other ones, so names never collide with leftovers of a deleted stack. */
export const stackSuffix = (): string => Fn.select(4, Fn.split('-', Fn.select(2, Fn.split('/', Aws.STACK_ID))));
