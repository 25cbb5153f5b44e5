/** Addresses and user agents that the function is asked for, each with each. */
const session = '/session/ses_01ARZ3NDEKTSV4RRFFQ69G5FAV';

export const paths = [
  '/',
  '/pricing',
  '/pricing/',
  '/pricing//',
  '/features',
  '/auth',
  '/dashboard',
  '/dashboard/traditional',
  '/app.html',
  '/robots.txt',
  '/assets/index-Bx_1.JS',
  '/a.b/c',
  '/ünïcode/%C3%BC',
  '/api.v1/',
  session,
  `${session}/`,
  `${session}/edit`,
  `${session.toLowerCase()}`,
  `/session/${'x'.repeat(26)}`,
] as const;

export const agents = [
  undefined,
  '',
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0 Safari/537.36',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Safari/605.1',
  'Twitterbot/1.0',
  'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
  'WhatsApp/2.23',
  'Mozilla/5.0 (compatible; Discordbot/2.0; +https://discordapp.com)',
] as const;
