const STORED = /^CognitoIdentityServiceProvider\..+\.refreshToken$/;

export const isSessionKey = (key: string | null): boolean => key !== null && STORED.test(key);

/** True when this browser stores a session; does not load the code that reads it. */
export const storesSession = (): boolean => {
  try {
    return Object.keys(localStorage).some(isSessionKey);
  } catch {
    return false;
  }
};
