const STORED = /^CognitoIdentityServiceProvider\..+\.refreshToken$/;

export const isSessionKey = (key: string | null): boolean => key !== null && STORED.test(key);

/** Whether this browser holds a session, without loading what could read it. */
export const holdsSession = (): boolean => {
  try {
    return Object.keys(localStorage).some(isSessionKey);
  } catch {
    return false;
  }
};
