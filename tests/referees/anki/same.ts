/** Throws where two values differ as JSON. */
export const same = (found: unknown, wanted: unknown): void => {
  const [one, other] = [JSON.stringify(found), JSON.stringify(wanted)];
  if (one !== other) throw new Error(`${one}, not ${other}`);
};
