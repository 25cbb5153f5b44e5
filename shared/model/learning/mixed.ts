/** FNV-1a: equal texts give equal numbers on every device. */
const hashOf = (text: string): number => {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193) >>> 0;
  return hash;
};

/** The indexes 0 to `count` − 1, mixed: always the same way for the same seed, and never in their own order. */
export const mixed = (count: number, seed: string): number[] => {
  const order = Array.from({ length: count }, (_, index) => index).sort(
    (one, other) => hashOf(`${seed}#${one}`) - hashOf(`${seed}#${other}`),
  );
  const [first, ...rest] = order;
  return first !== undefined && order.every((index, at) => index === at) ? [...rest, first] : order;
};
