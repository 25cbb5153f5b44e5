const absent = ['NoSuchKey', 'NotFound'];

/** Undefined for an object that is not there; every other failure is one. */
export const orAbsent = async <T>(answer: Promise<T>): Promise<T | undefined> => {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof Error && absent.includes(error.name)) return undefined;
    throw error;
  }
};
