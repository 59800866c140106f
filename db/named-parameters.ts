// SQL names its values here, as in psql: `:name`. They become PostgreSQL's numbers `$1`, which are written
// nowhere else.

// The first alternatives skip text in which a colon names no value: strings, quoted names, comments, casts.
const tokens = new RegExp(
  [
    String.raw`\be'(?:[^'\\]|\\.|'')*'`,
    `'(?:[^']|'')*'`,
    `"(?:[^"]|"")*"`,
    String.raw`\$((?:[a-z_]\w*)?)\$.*?\$\1\$`,
    String.raw`--[^\n]*`,
    String.raw`/\*.*?\*/`,
    '::',
    String.raw`:[a-z]\w*`,
    String.raw`\$\d+`,
  ].join('|'),
  'gis',
);

/**
 * Numbers the named values of the SQL in the order in which the names first appear: `names[0]` is `$1`. Names
 * begin with a small letter and may repeat. Throws if the SQL already has a numbered value.
 */
export function numberParameters(sql: string): { readonly text: string; readonly names: readonly string[] } {
  const names: string[] = [];
  const text = sql.replace(tokens, (token) => {
    if (/^\$\d/.test(token)) throw new Error(`SQL takes its values by name, as :name; here is ${token}`);
    if (!/^:[a-z]/.test(token)) return token;
    const name = token.slice(1);
    if (!names.includes(name)) names.push(name);
    return `$${names.indexOf(name) + 1}`;
  });
  return { text, names };
}

type Characters<Text extends string, Found = never> = Text extends `${infer First}${infer Rest}`
  ? Characters<Rest, Found | First>
  : Found;
type SmallLetter = Characters<'abcdefghijklmnopqrstuvwxyz'>;
type NamePart = SmallLetter | Uppercase<SmallLetter> | Characters<'0123456789_'>;

type WithoutComments<
  Sql extends string,
  Code extends string = '',
> = Sql extends `${infer Before}--${string}\n${infer After}`
  ? WithoutComments<After, `${Code}${Before}\n`>
  : `${Code}${Sql}`;
type WithoutStrings<
  Sql extends string,
  Code extends string = '',
> = Sql extends `${infer Before}'${string}'${infer After}`
  ? WithoutStrings<After, `${Code}${Before}''`>
  : `${Code}${Sql}`;

type NameAtStart<Text extends string, Read extends string = ''> = Text extends `${infer First}${infer Rest}`
  ? First extends NamePart
    ? NameAtStart<Rest, `${Read}${First}`>
    : Read
  : Read;
type NamesInCode<Code extends string, Found = never> = Code extends `${string}:${infer After}`
  ? After extends `:${infer Cast}`
    ? NamesInCode<Cast, Found>
    : NamesInCode<After, After extends `${SmallLetter}${string}` ? Found | NameAtStart<After> : Found>
  : Found;

/**
 * The value names in SQL, as far as the compiler knows its text: an interpolated plain `string` is opaque.
 */
export type ParameterNames<Sql extends string> = NamesInCode<WithoutStrings<WithoutComments<Sql>>>;
