import { Readable } from 'node:stream';
import { createTarDecoder, createTarPacker, type TarPackController } from 'modern-tar';
import type { CopiedEntry } from '#embedded-postgres/copied-entry.ts';

export function toTar(entries: AsyncIterable<CopiedEntry>): Readable {
  const { readable, controller } = createTarPacker();
  pack(entries, controller).catch((error: unknown) => controller.error(error));
  return Readable.from(readable, { objectMode: false });
}

async function pack(entries: AsyncIterable<CopiedEntry>, controller: TarPackController): Promise<void> {
  for await (const entry of entries) {
    const isFile = entry.kind === 'file';
    const writer = controller
      .add({
        name: isFile ? entry.path : `${entry.path}/`,
        type: entry.kind,
        size: isFile ? entry.size : 0,
        mode: isFile ? 0o600 : 0o700,
      })
      .getWriter();
    if (isFile) for await (const chunk of entry.content) await writer.write(chunk);
    await writer.close();
  }
  controller.finalize();
}

/** Throws on an entry type that a cluster never contains, or a name that leads out of the folder. */
export async function* readTar(archive: Readable): AsyncGenerator<CopiedEntry, void> {
  const { readable, writable } = createTarDecoder({ strict: true });
  const feeding = feed(archive, writable.getWriter());
  for await (const { header, body } of readable) {
    const path = header.name.replace(/\/$/, '');
    if (path.split('/').some((part) => ['', '.', '..'].includes(part))) {
      throw new Error(`The backup has a file with the name ${header.name}.`);
    }
    if (header.type === 'directory') {
      await body.cancel();
      yield { kind: 'directory', path };
    } else if (header.type === 'file') {
      yield { kind: 'file', path, size: header.size, content: body };
    } else {
      throw new Error(`The backup has a ${header.type}, ${path}, which no cluster has.`);
    }
  }
  await feeding;
}

/** A failure on either side ends the other one, where it is thrown. */
async function feed(archive: Readable, decoder: WritableStreamDefaultWriter<Uint8Array>): Promise<void> {
  try {
    for await (const chunk of archive) await decoder.write(chunk);
    await decoder.close();
  } catch (error) {
    await decoder.abort(error);
  }
}
