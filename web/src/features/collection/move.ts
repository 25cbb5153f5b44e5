/** The list with the item at `from` moved to `to`; the same list when that changes nothing. */
export const moved = <T>(list: readonly T[], from: number, to: number): readonly T[] => {
  const item = list[from];
  if (item === undefined || to < 0 || to >= list.length || from === to) return list;
  const rest = list.filter((_, place) => place !== from);
  return [...rest.slice(0, to), item, ...rest.slice(to)];
};

/** How many items are completed, and the percentage of those that can be read. */
export const progressOver = (items: readonly { learning_status: string | null; gone: boolean }[]) => {
  const readable = items.filter(({ gone }) => !gone);
  const total = readable.length;
  const completed = readable.filter(({ learning_status }) => learning_status === 'completed').length;
  return { completed, total, percent: total === 0 ? 0 : Math.round((100 * completed) / total) };
};
