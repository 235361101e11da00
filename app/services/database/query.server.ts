/** Queries that run often: each is parsed once per connection and then called by name, which halves its cost. */
import type pg from 'pg';

const names = new Map<string, string>();
/** Generated texts, with any number of parameters, must not fill a connection's memory. */
const MOST_NAMES = 1_000;

/** The name under which a connection keeps a query's text; undefined if too many are kept already. */
export function statementName(text: string): string {
  let name = names.get(text);
  if (name === undefined) {
    if (names.size >= MOST_NAMES) return '';
    name = `blend_${names.size + 1}`;
    names.set(text, name);
  }
  return name;
}

/**
 * The rows of a query with `$1` parameters. Its text must be a constant: every text stays prepared for the lifetime of
 * the connection.
 */
export async function query<Row extends pg.QueryResultRow>(
  client: Pick<pg.PoolClient, 'query'>,
  text: string,
  values: unknown[],
): Promise<Row[]> {
  const { rows } = await client.query<Row>({ name: statementName(text), text, values });
  return rows;
}
