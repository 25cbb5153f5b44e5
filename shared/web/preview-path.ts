/**
 * Where a site that draws previews of links is sent for one: it runs no scripts, so the app's page tells it nothing.
 * Undefined for everybody else, and for other pages.
 *
 * It is copied by its source into a CloudFront Function, so it may use nothing from outside itself.
 */
export const previewPath = (path: string, userAgent: string): string | undefined => {
  const session = /^\/session\/(ses_[0-9A-Z]{26})\/?$/.exec(path);
  const crawler =
    /bot|crawler|spider|facebookexternalhit|whatsapp|telegram|slack|discord|twitter|linkedin|pinterest|skype|embedly|preview/i;
  return session && crawler.test(userAgent) ? `/api/sessions/${session[1]}/preview` : undefined;
};
