import type pg from 'pg';
import { numberParameters, type ParameterNames } from './named-parameters.ts';

export type Queryable = Pick<pg.ClientBase, 'query'> | Pick<pg.Pool, 'query'>;

/** Declares the type of a value or a row, as in `of<string>`. For the compiler only; never called. */
export function of<T>(): T {
  throw new Error('of<…> only names a type');
}

type Types = Readonly<Record<string, () => unknown>>;

export type StatementValues<Values extends Types> = {
  readonly [Name in keyof Values]: ReturnType<Values[Name]>;
};

type Undeclared<Sql extends string, Values> = Exclude<ParameterNames<Sql>, keyof Values>;
/** Never if the compiler does not know all of the SQL: a record by such a type may be empty. */
type Unused<Sql extends string, Values> =
  Record<never, never> extends Record<Sql, unknown> ? never : Exclude<keyof Values, ParameterNames<Sql>>;

/** The SQL, or an error type that says what is wrong with its names. */
type Named<Sql extends string, Values> = [Undeclared<Sql, Values>] extends [never]
  ? [Unused<Sql, Values>] extends [never]
    ? Sql
    : { readonly 'among the values, but not in the SQL': Unused<Sql, Values> }
  : { readonly 'in the SQL, but not among the values': Undeclared<Sql, Values> };

/**
 * Declares a statement, which is called like a function; PostgreSQL plans it once per connection:
 *
 *     const findSession = statement('find_session', {
 *       values: { id: of<string>, now: of<Date> },
 *       row: of<SessionRow>,
 *       sql: 'select … from sessions where id = :id and expires_at > :now',
 *     });
 *     const [session] = await findSession(db, { id, now });
 *
 * The name appears in the log and has to be unique. `row` describes the selected columns; omit it if no rows
 * are returned. Throws if the names in the SQL and the declared values differ.
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
 * Runs SQL that is composed for one call and planned for its actual values: a rare word and a common one use
 * different indexes. Unused values are allowed; throws if one is missing.
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
