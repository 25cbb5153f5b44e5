const VERSION = /-v\d+(?::\d+)?$|-\d{8}$/;
const isNumber = (part: string): boolean => /^\d+$/.test(part);
const capital = (part: string): string => part.charAt(0).toUpperCase() + part.slice(1);

/**
 * The name of a Bedrock model for people, from its id or that of an inference profile: `us.anthropic.claude-haiku-5-5` is
 * "Claude Haiku 5.5", `amazon.nova-2-lite-v1:0` is "Nova 2 Lite". An ARN is read by what follows its last slash.
 */
export const modelName = (id: string): string => {
  const own = id.slice(id.lastIndexOf('/') + 1);
  const family = own
    .replace(/^(?:[a-z]+\.)+/, '')
    .replace(VERSION, '')
    .replace(VERSION, '');
  return family.split('-').reduce((name, part, at, parts) => {
    const before = parts[at - 1];
    if (before === undefined) return capital(part);
    return `${name}${isNumber(part) && isNumber(before) ? '.' : ' '}${capital(part)}`;
  }, '');
};
