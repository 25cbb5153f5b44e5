/** The list with what stands at `from` put to `to`; the same list where that leads nowhere. */
export const moved = <T>(list: readonly T[], from: number, to: number): readonly T[] => {
  const item = list[from];
  if (item === undefined || to < 0 || to >= list.length || from === to) return list;
  const rest = list.filter((_, place) => place !== from);
  return [...rest.slice(0, to), item, ...rest.slice(to)];
};

/** How much of it is read: completed items, and all of their progress together in percent. */
export const progressOver = (items: readonly { progress: number; learning_status: string | null; gone: boolean }[]) => {
  const readable = items.filter(({ gone }) => !gone);
  const completed = readable.filter(({ learning_status }) => learning_status === 'completed').length;
  const sum = readable.reduce((total, { progress }) => total + progress, 0);
  return { completed, total: readable.length, percent: readable.length === 0 ? 0 : Math.round(sum / readable.length) };
};
