/** The part of Lambda's context that tells the remaining time. */
export interface FunctionTime {
  getRemainingTimeInMillis(): number;
}

export const timeLeft = (context: FunctionTime) => (): number => context.getRemainingTimeInMillis();
