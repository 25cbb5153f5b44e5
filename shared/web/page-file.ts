/**
 * The file of the built site that answers a path: files by their own name, prerendered pages by their index.html,
 * and every other path by the empty shell that the app fills in.
 *
 * It is copied by its source into a CloudFront Function, so it may use nothing from outside itself.
 */
export const pageFile = (path: string, prerendered: readonly string[]): string => {
  if (/\.[a-z0-9]+$/i.test(path)) return path;
  const page = path.replace(/\/+$/, '');
  return prerendered.includes(page === '' ? '/' : page) ? `${page}/index.html` : '/app.html';
};
