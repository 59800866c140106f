import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

export const checkout = join(import.meta.dirname, '../..');

export interface Image {
  /** Copied from the build, relative to the checkout and to the image's folder. */
  readonly copies: readonly { readonly from: string; readonly to: string }[];
  readonly environment: Readonly<Record<string, string>>;
  /** Programs with their arguments, relative to the image's folder. */
  readonly command: readonly string[];
  readonly healthCheck: readonly string[];
}

const wordList = z.array(z.string());

/** Supports only the forms that our Dockerfile uses; others are an error and not skipped. */
export function readDockerfile(): Image {
  const text = readFileSync(join(checkout, 'Dockerfile'), 'utf8').replaceAll(/\s*\\\n\s*/g, ' ');
  const stage = text.slice(text.lastIndexOf('\nFROM ')).split('\n');
  const findInstruction = (instruction: string) =>
    stage
      .filter((line) => line.startsWith(`${instruction} `))
      .map((line) => line.slice(instruction.length + 1));
  const json = (line: string | undefined) => wordList.parse(JSON.parse(line?.replace(/^.*?CMD /, '') ?? ''));
  const copies = findInstruction('COPY').map((line) => {
    const [, from, to] = /^--from=build \/hams\/(\S+) (\S+)$/.exec(line) ?? [];
    if (from === undefined || to === undefined) throw new Error(`COPY ${line} is in no known form`);
    return { from, to: to === './' ? from : to };
  });
  const variables = findInstruction('ENV').flatMap((line) => [
    ...line.matchAll(/(\w+)=(?:"([^"]*)"|(\S+))/g),
  ]);
  return {
    copies,
    environment: Object.fromEntries(
      variables.map(([, name = '', quoted, bare]) => [name, quoted ?? bare ?? '']),
    ),
    command: json(findInstruction('CMD').at(-1)),
    healthCheck: json(findInstruction('HEALTHCHECK').at(-1)),
  };
}
