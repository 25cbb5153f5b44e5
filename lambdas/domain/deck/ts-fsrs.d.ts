/** What is used of the package. Its own types add methods to every Date of the program, which nothing here has. */
declare module 'ts-fsrs' {
  interface MemoryState {
    readonly stability: number;
    readonly difficulty: number;
  }
  interface Parameters {
    readonly w: readonly number[];
    readonly request_retention: number;
    readonly maximum_interval: number;
    readonly enable_fuzz: boolean;
    readonly enable_short_term: boolean;
  }
  export class FSRSAlgorithm {
    constructor(parameters: Partial<Parameters>);
    /** `grade`: 1 Again, 2 Hard, 3 Good, 4 Easy. */
    next_state(before: MemoryState | null, elapsedDays: number, grade: 1 | 2 | 3 | 4): MemoryState;
    next_interval(stability: number, elapsedDays: number): number;
    forgetting_curve(elapsedDays: number, stability: number): number;
  }
  export const default_w: readonly number[];
  /** Parameters within what the model allows. */
  export function clipParameters(w: readonly number[], relearningSteps: number, shortTerm: boolean): number[];
}
