export interface Route {
  method: string;
  /** Segments in braces are parameters: `/api/sessions/{sessionId}`. */
  path: string;
  /** The function's name. */
  fn: string;
}

export interface Match {
  route: Route;
  parameters: Record<string, string>;
}

const isParameter = (segment: string) => segment.startsWith('{');

/** Finds the most specific route: from the left, a literal segment goes before a parameter. */
export function createRouter(routes: readonly Route[]) {
  const table = routes
    .map((route) => ({ route, segments: route.path.split('/') }))
    .sort((a, b) => order(a.segments).localeCompare(order(b.segments)));

  /** `path` as it stands in the request line; throws `URIError` where its escapes are broken. */
  return (method: string, path: string): Match | undefined => {
    const asked = path.split('/');
    const found = table.find(({ route, segments }) => route.method === method && fits(segments, asked));
    if (!found) return undefined;
    const named = found.segments.flatMap((segment, index) =>
      isParameter(segment) ? [[segment.slice(1, -1), decodeURIComponent(asked[index]!)]] : [],
    );
    return { route: found.route, parameters: Object.fromEntries(named) };
  };
}

function order(segments: string[]): string {
  return segments.map((segment) => (isParameter(segment) ? '1' : '0')).join('');
}

function fits(segments: string[], asked: string[]): boolean {
  return (
    segments.length === asked.length &&
    segments.every((segment, index) => (isParameter(segment) ? asked[index] !== '' : segment === asked[index]))
  );
}
