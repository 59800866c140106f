// SQL names its values here, as in psql: `:name`. PostgreSQL numbers them: `$1`. Nothing else writes numbers.

// First what may hold a colon that names no value: strings, quoted names, comments, casts.
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
 * Numbers the values that the SQL names, in the order in which their names first appear: `names[0]` is `$1`.
 * A name begins with a small letter and may appear again and again. Throws on a number that was there before.
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
 * The names in SQL as far as the compiler knows it: it cannot look into what is put in as a mere `string`.
 */
export type ParameterNames<Sql extends string> = NamesInCode<WithoutStrings<WithoutComments<Sql>>>;
