/** All paths of app/routes.ts, and addresses made from them. */
import routes from '#app/routes.ts';

interface Entry {
  index?: boolean;
  path?: string;
  children?: Entry[];
}

/** Full paths of all routes that answer requests themselves. */
function pathsOf(entries: Entry[], parent = ''): string[] {
  return entries.flatMap(({ path, children }) => {
    const full = path ? `${parent}/${path}` : parent;
    return children?.length ? pathsOf(children, full) : [full || '/'];
  });
}

export const paths = pathsOf(await (routes as Entry[] | Promise<Entry[]>));

/** A path with its parameters filled in. An optional one without a value is left out. */
export function addressOf(path: string, values: Record<string, string>, query = ''): string {
  const filled = path
    .replace(
      /:(\w+)(\?)?/g,
      (_, name: string, optional?: string) => values[name] ?? (optional ? '' : 'missing-parameter'),
    )
    .replace(/\*$/, values['*'] ?? 'no/such/page')
    .replace(/(.)\/$/, '$1');
  return filled + query;
}

/** The address from which the router fetches the data of a page. */
export function dataAddress(address: string): string {
  const [pathname = '', query = ''] = address.split('?');
  return `${pathname === '/' ? '/_' : pathname}.data${query && `?${query}`}`;
}
