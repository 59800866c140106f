import { countWords, type FoundName } from './ingredients.ts';

/** A line that prescribes: it has a strength, a form, or says how often. */
export const prescribes =
  /\b\d+(?:\.\d+)?\s*(?:mg|mcg|ml|g|iu|%)(?:\b|\s|$)|\b(?:tab|cap|syp|syr|inj|drops?|cream|oint|gel|inhaler)\w*\b|\b[0-2½]\s*-\s*[0-2½]\s*-\s*[0-2½]\b|\b(?:od|bd|bid|tds|tid|qid|hs|sos|stat)\b/i;

/** Words after which a sentence speaks of what is not to be taken, or was taken once. */
const notTaken =
  /\b(?:stop(?:ped)?|avoid|do not|don['’]?t|never|allerg\w*|history of|h\/o|instead of|discontinued?|without|not)\b/gi;

/** What may stand between such a word and the name that it is about: "do not take any of these: tramadol". */
const sayingNothing =
  /\b(?:take|taking|use|using|used|give|giving|start|starting|continue|any|all|more|the|your|to|of|these|with|and|or|other|both|tab|tablets?|cap|capsules?|syrup|inj|medicines?|drugs?|like|such|as|is|be|been|intake|was|were|on|known|after|mg|mcg|ml|g)\b/gi;
const begins = String.raw`(?:start|take|give|begin|add|tab|cap|inj|syp)\b`;
const beginsAnother = new RegExp(String.raw`(?:[,:–-]|\b(?:and|then|but))\s*${begins}`, 'i');
const beginning = new RegExp(String.raw`\b${begins}`, 'i');

/** A line in its sentences; the points of "Tab." and of numbers end none. */
export const sentencesOf = (line: string) =>
  line.split(/(?<!\b(?:tab|cap|inj|syp|syr|dr|no|e\.g|vit))[.!?।]+(?=\s|$)/iu);

/** Where the words of a name begin, by the number of words before it. */
function placeOf(sentence: string, { name, at }: FoundName): number {
  const [first = name] = name.split(' ');
  let place = sentence.indexOf(first);
  while (place >= 0 && countWords(sentence.slice(0, place)) < at) place = sentence.indexOf(first, place + 1);
  return place < 0 ? sentence.length : place;
}

/**
 * Whether a sentence prescribes a medicine that it names. "Stop", "avoid" and the like are about the names after
 * them; where something else stands between, a strength or "start" begins another matter: "If not better, start …".
 */
export function isPrescribed(sentence: string, one: FoundName, all: readonly FoundName[]): boolean {
  const place = placeOf(sentence, one);
  const word = [...sentence.slice(0, place).matchAll(notTaken)].at(-1);
  if (!word) return true;
  const between = sentence.slice(word.index + word[0].length, place);
  if (beginsAnother.test(between)) return true;
  const names = all.filter(({ at }) => at < one.at).flatMap(({ name }) => name.split(' '));
  const rest = names.reduce((text, name) => text.replace(name, ''), between).replace(sayingNothing, '');
  if (!/\p{L}/u.test(rest)) return false;
  return beginning.test(between) || prescribes.test(sentence.slice(place));
}
