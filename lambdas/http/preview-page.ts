import type { SessionRecord } from '../domain/session/session.ts';

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replace(/[&<>"]/g, (character) => entities[character] ?? '');

const meta = (property: string, content: string): string =>
  `<meta property="${property}" content="${escaped(content)}">`;

const DESCRIPTION = 'A lesson written from real material, with questions that are answered by it.';
/** Of the card that stands for every session: sites that show previews draw no SVG. */
const CARD = { file: '/social-card.png', width: '1200', height: '630' };

/**
 * The page that link previews and search engines get of a public session. It names no canonical address, so that nobody
 * who follows that is led here again; people who come here are led to the session.
 */
export const previewPage = ({ id, title, description, language = 'en' }: SessionRecord, origin: string): string => {
  const text = description ?? DESCRIPTION;
  const address = escaped(`${origin}/session/${id}`);
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<title dir="auto">${escaped(title)} · Fabula</title>
<meta name="description" content="${escaped(text)}">
${meta('og:type', 'article')}
${meta('og:site_name', 'Fabula')}
${meta('og:title', title)}
${meta('og:description', text)}
${meta('og:image', `${origin}${CARD.file}`)}
${meta('og:image:width', CARD.width)}
${meta('og:image:height', CARD.height)}
<meta name="twitter:card" content="summary_large_image">
<meta http-equiv="refresh" content="0; url=${address}">
</head>
<body><p dir="auto"><a href="${address}">${escaped(title)}</a></p></body>
</html>
`;
};
