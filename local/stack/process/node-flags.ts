/**
 * Node flags of `npm start`: a young generation of 2 MB instead of 16 saves about 80 MB of memory without a noticeable
 * cost of time.
 */
export const nodeFlags = ['--max-semi-space-size=2'] as const;
