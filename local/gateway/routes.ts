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

  /** `path`: as in the request line; throws `URIError` for invalid escapes. */
  return (method: string, path: string): Match | undefined => {
    const requested = path.split('/');
    const found = table.find(({ route, segments }) => route.method === method && fits(segments, requested));
    if (!found) return undefined;
    const named = found.segments.flatMap((segment, index) =>
      isParameter(segment) ? [[segment.slice(1, -1), decodeURIComponent(requested[index]!)]] : [],
    );
    return { route: found.route, parameters: Object.fromEntries(named) };
  };
}

function order(segments: string[]): string {
  return segments.map((segment) => (isParameter(segment) ? '1' : '0')).join('');
}

function fits(segments: string[], requested: string[]): boolean {
  return (
    segments.length === requested.length &&
    segments.every((segment, index) => (isParameter(segment) ? requested[index] !== '' : segment === requested[index]))
  );
}
