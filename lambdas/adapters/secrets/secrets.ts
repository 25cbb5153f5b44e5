import { GetParametersCommand, SSMClient } from '@aws-sdk/client-ssm';

/** The values of SecureString parameters, in the order of their names. Throws when one is missing. */
export const readSecrets = async (names: readonly string[]): Promise<string[]> => {
  const { Parameters = [] } = await new SSMClient().send(
    new GetParametersCommand({ Names: [...names], WithDecryption: true }),
  );
  return names.map((name) => {
    const value = Parameters.find((parameter) => parameter.Name === name)?.Value;
    if (!value) throw new Error(`The parameter ${name} has no value`);
    return value;
  });
};
