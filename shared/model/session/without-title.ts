/** A text that opens with its own title would say it twice. */
export const withoutTitle = (content: string, title: string): string => {
  const [first = '', ...rest] = content.trimStart().split('\n');
  const heading = /^#{1,3}\s+(.+?)\s*#*$/.exec(first)?.[1];
  return heading?.toLocaleLowerCase() === title.trim().toLocaleLowerCase() ? rest.join('\n').trimStart() : content;
};
