/** Queries that run often: each is parsed once a connection and then called by name, which halves what it costs. */
import type pg from 'pg';

const names = new Map<string, string>();

/** The rows of a query with `$1` parameters. Its text must be a constant: every text stays prepared as long as the connection lives. */
export async function query<Row extends pg.QueryResultRow>(client: Pick<pg.PoolClient, 'query'>, text: string, values: unknown[]): Promise<Row[]> {
  let name = names.get(text);
  if (name === undefined) {
    name = `blend_${names.size + 1}`;
    names.set(text, name);
  }
  const { rows } = await client.query<Row>({ name, text, values });
  return rows;
}
