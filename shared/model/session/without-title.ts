/** A text without its own title at the beginning, which is shown separately. */
export const withoutTitle = (content: string, title: string): string => {
  const [first = '', ...rest] = content.trimStart().split('\n');
  const heading = /^#{1,3}\s+(.+?)\s*#*$/.exec(first)?.[1];
  return heading?.toLocaleLowerCase() === title.trim().toLocaleLowerCase() ? rest.join('\n').trimStart() : content;
};
