import type pg from 'pg';
import { numberParameters, type ParameterNames } from './named-values.ts';

export type Queryable = Pick<pg.ClientBase, 'query'> | Pick<pg.Pool, 'query'>;

/** Declares the type of a value or of a row, as `of<string>`. It is for the compiler, and never called. */
export function of<T>(): T {
  throw new Error('of<…> only names a type');
}

type Types = Readonly<Record<string, () => unknown>>;

/** What a statement is called with: a value for each name. */
export type StatementValues<Values extends Types> = {
  readonly [Name in keyof Values]: ReturnType<Values[Name]>;
};

type Undeclared<Sql extends string, Values> = Exclude<ParameterNames<Sql>, keyof Values>;
/** Never where the compiler does not know all of the SQL: a record by such a type may be empty. */
type Unused<Sql extends string, Values> =
  Record<never, never> extends Record<Sql, unknown> ? never : Exclude<keyof Values, ParameterNames<Sql>>;

/** The SQL, or in its place what is wrong with its names. */
type Named<Sql extends string, Values> = [Undeclared<Sql, Values>] extends [never]
  ? [Unused<Sql, Values>] extends [never]
    ? Sql
    : { readonly 'among the values, but not in the SQL': Unused<Sql, Values> }
  : { readonly 'in the SQL, but not among the values': Undeclared<Sql, Values> };

/**
 * Declares a statement. It is run like a function, and PostgreSQL plans it once per connection:
 *
 *     const sessionOf = statement('session_of', {
 *       values: { id: of<string>, now: of<Date> },
 *       row: of<SessionRow>,
 *       sql: 'select … from sessions where id = :id and expires_at > :now',
 *     });
 *     const [session] = await sessionOf(db, { id, now });
 *
 * `row` states what the SQL selects; one that answers no rows leaves it out. The tests run every statement
 * against a real server. Throws when the SQL names what is not among the values, or leaves one of them out.
 */
export function statement<
  const Sql extends string,
  Values extends Types = Record<never, never>,
  Row extends object = never,
>(
  name: string,
  declared: { readonly values?: Values; readonly row?: () => Row; readonly sql: Named<Sql, Values> },
) {
  const { text, names } = numberParameters(declared.sql as string);
  const values = Object.keys(declared.values ?? {});
  const wrong = [
    ...names.filter((one) => !values.includes(one)).map((one) => `:${one} is not among the values`),
    ...values.filter((one) => !names.includes(one)).map((one) => `:${one} is not in the SQL`),
  ];
  if (wrong.length > 0) throw new Error(`Statement ${name}: ${wrong.join(', ')}`);

  return async (
    db: Queryable,
    ...[given]: keyof Values extends never ? [] : [values: StatementValues<Values>]
  ): Promise<Row[]> => {
    const inOrder = names.map((one) => given?.[one]);
    const { rows } = await db.query<Row & pg.QueryResultRow>({ name, text, values: inOrder });
    return rows;
  };
}

/**
 * Runs SQL that is put together for one call. It is planned for its very values: a rare word and a common one
 * are found by different indexes. There may be more values than the SQL names; throws when one is missing.
 */
export async function query<Row extends object = never>(
  db: Queryable,
  sql: string,
  values: Readonly<Record<string, unknown>> = {},
): Promise<Row[]> {
  const { text, names } = numberParameters(sql);
  const missing = names.filter((one) => !Object.hasOwn(values, one));
  if (missing.length > 0) throw new Error(`No value for :${missing.join(', :')} in: ${sql}`);
  const inOrder = names.map((one) => values[one]);
  const { rows } = await db.query<Row & pg.QueryResultRow>({ text, values: inOrder });
  return rows;
}
