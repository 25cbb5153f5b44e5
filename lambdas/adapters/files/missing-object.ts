const missingErrors = ['NoSuchKey', 'NotFound'];

/** Undefined for an object that does not exist; throws every other error. */
export const undefinedIfMissing = async <T>(answer: Promise<T>): Promise<T | undefined> => {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof Error && missingErrors.includes(error.name)) return undefined;
    throw error;
  }
};
