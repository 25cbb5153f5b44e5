/**
 * Creates a dependency on first use and keeps it as long as the process lives. The annotation lets the bundler leave
 * out dependencies that are not imported.
 */
/* @__NO_SIDE_EFFECTS__ */
export function lazy<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

/** The same for asynchronous creation. After a failure, the next call tries again. */
/* @__NO_SIDE_EFFECTS__ */
export function lazyAsync<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => {
    made ??= make().catch((error: unknown) => {
      made = undefined;
      throw error;
    });
    return made;
  };
}
