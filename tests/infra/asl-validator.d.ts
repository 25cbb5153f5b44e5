declare module 'asl-validator' {
  interface Result {
    readonly isValid: boolean;
    errorsText(separator?: string): string;
  }
  export default function validate(definition: unknown): Result;
}
