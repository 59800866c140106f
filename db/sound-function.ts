import {
  capitalSounds,
  devanagariLetters,
  devanagariRules,
  ignoredMarks,
  indianScripts,
  type LetterTable,
  type SoundRule,
  spellingRules,
  virama,
  vowelRules,
  wordSeparators,
} from '#domain/platform/sound-rules.ts';

const toLiteralSql = (text: string) => {
  const sign = (found: string) => `\\${found.charCodeAt(0).toString(16).padStart(4, '0')}`;
  const ascii = text.replaceAll('\\', '\\\\').replace(/[^\0-\x7f]/g, sign);
  return /[^\0-\x7f]/.test(text) ? `U&'${ascii}'` : `'${text}'`;
};
/** Translates a JavaScript pattern for PostgreSQL: `\u{10ffff}` becomes `\U0010ffff`. */
const toPatternSql = ({ source }: RegExp) => {
  const pattern = source.replace(/\\u\{(\w+)\}/, (_, code: string) => `\\U${code.padStart(8, '0')}`);
  return `'${pattern.replaceAll("'", "''")}'`;
};

function toStepSql([pattern, to]: SoundRule): string {
  const letters = pattern.source.replace(/^\\u(\w{4})$/, (_, code: string) =>
    String.fromCharCode(parseInt(code, 16)),
  );
  if (/^(\w+|[^\0-\x7f])$/.test(letters))
    return `replace(sound, ${toLiteralSql(letters)}, ${toLiteralSql(to)})`;
  // `$&` and `$1` become `\&` and `\1`.
  return `regexp_replace(sound, ${toPatternSql(pattern)}, ${toLiteralSql(to.replaceAll('$', '\\'))}, 'g')`;
}
const steps = (rules: readonly SoundRule[]) =>
  rules.map((rule) => `  sound := ${toStepSql(rule)};`).join('\n');

/** The letters that a table replaces, and aligned with them their replacements. */
const toLetterPairs = (table: LetterTable) => [
  Object.values(table).join(''),
  Object.entries(table)
    .map(([letter, others]) => letter.repeat(others.length))
    .join(''),
];

/**
 * Generates the database function `sound_of` from the rules of domain/platform/name-sound.ts, so that both
 * give the same result. A migration contains it; a changed rule needs a new migration.
 */
export function createSoundFunctionSql(): string {
  const { first, last, devanagari, blockSize } = indianScripts;
  const [indian, latin] = toLetterPairs(devanagariLetters);
  const [large, small] = toLetterPairs(capitalSounds);
  return `create or replace function sound_of(name text) returns text language plpgsql immutable strict parallel safe as $$
declare
  sound text := normalize(
    regexp_replace(normalize(name, NFD),
      ${toPatternSql(ignoredMarks)}, '', 'g'), NFC);
begin
  sound := lower(sound collate "C");
  if sound ~ '[\\u${first.toString(16).padStart(4, '0')}-\\u${last.toString(16).padStart(4, '0')}]' then
    sound := (
      select string_agg(case when ascii(letter) between ${first} and ${last} then chr(${devanagari} + ascii(letter) % ${blockSize})
                        else letter end, '' order by place)
      from unnest(string_to_array(sound, null)) with ordinality as of_name(letter, place));
  end if;
  sound := regexp_replace(sound, ${toPatternSql(wordSeparators)}, ' ', 'g');

${steps(devanagariRules)}
  sound := translate(sound,
    '${indian}${virama}',
    '${latin}');

${steps(vowelRules)}
  sound := translate(sound, '${large}', '${small}');
${steps(spellingRules)}
  return btrim(sound);
end $$;
`;
}
