/** What to do about missing or invalid AWS credentials, by the name of the error. */
export const credentialAdvice: Readonly<Record<string, string>> = {
  CredentialsProviderError:
    'There are no AWS credentials. Sign in, or name a profile: npm run deploy -- --profile NAME',
  ExpiredTokenException: 'The AWS credentials have expired: sign in again.',
  ExpiredToken: 'The AWS credentials have expired: sign in again.',
  UnrecognizedClientException: 'AWS does not know these credentials: sign in again, or name another profile.',
  InvalidClientTokenId: 'AWS does not know these credentials: sign in again, or name another profile.',
};
