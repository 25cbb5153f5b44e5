/** What Lambda says of a function's time, as far as it is asked. */
export interface FunctionTime {
  getRemainingTimeInMillis(): number;
}

export const timeLeft = (context: FunctionTime) => (): number => context.getRemainingTimeInMillis();
