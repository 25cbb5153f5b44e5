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

/** The same for what takes time and may fail: a failure is forgotten, so that the next call tries again. */
/* @__NO_SIDE_EFFECTS__ */
export function onceMade<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => {
    made ??= make().catch((error: unknown) => {
      made = undefined;
      throw error;
    });
    return made;
  };
}
