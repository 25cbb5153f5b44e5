import { Aws, Fn } from 'aws-cdk-lib';

/** Twelve letters of the stack's own id: another attempt to make the stack has others, so what is left of one is in nobody's way. */
export const stackPart = (): string => Fn.select(4, Fn.split('-', Fn.select(2, Fn.split('/', Aws.STACK_ID))));
