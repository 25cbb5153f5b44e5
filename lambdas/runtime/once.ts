/**
 * Makes a dependency when it is first asked for, and keeps it as long as the process lives. The mark lets a bundle
 * leave out the dependencies that nobody names.
 */
/* @__NO_SIDE_EFFECTS__ */
export function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
