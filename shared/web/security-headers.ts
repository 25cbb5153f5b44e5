/** Scheme and host of everything the page talks to besides its own origin. */
export interface Origins {
  /** Where a presigned upload is posted to. */
  readonly files: string;
  readonly identity: string;
  readonly sockets: string;
}

/**
 * Scripts only from files of our own. Inline styles are allowed, inline scripts never: toasts and formulas write
 * style attributes while the page runs.
 */
export const contentSecurityPolicy = ({ files, identity, sockets }: Origins): string =>
  [
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src 'self' ${files} ${identity} ${sockets}`,
    "frame-src 'none'",
    "frame-ancestors 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "object-src 'none'",
  ].join('; ');

/** Two years, as browsers' preload lists ask for. */
export const HSTS_SECONDS = 63_072_000;

/** What every page, file and API answer is served with, by CloudFront and by the embedded stack alike. */
export const securityHeaders = (origins: Origins) =>
  ({
    'content-security-policy': contentSecurityPolicy(origins),
    'strict-transport-security': `max-age=${HSTS_SECONDS}; includeSubDomains; preload`,
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=()',
  }) as const;

export type SecurityHeader = keyof ReturnType<typeof securityHeaders>;
