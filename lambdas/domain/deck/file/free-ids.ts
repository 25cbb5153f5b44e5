/**
 * Anki's ids are instants: of two at the same one the later gets the next that is free. Of each that is taken it is known
 * where to look on, so that fifty thousand at one instant are as quick as others.
 */
export const freeIds = () => {
  const onwards = new Map<number, number>();
  return (wanted: number): number => {
    let id = wanted;
    const passed: number[] = [];
    for (let next = onwards.get(id); next !== undefined; next = onwards.get(id)) {
      passed.push(id);
      id = next;
    }
    for (const one of [...passed, id]) onwards.set(one, id + 1);
    return id;
  };
};
