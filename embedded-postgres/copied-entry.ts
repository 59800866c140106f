import { Readable } from 'node:stream';

/** What a copied cluster consists of; `path` is relative to the cluster, with slashes. */
export type CopiedEntry = CopiedDirectory | CopiedFile;

export interface CopiedDirectory {
  readonly kind: 'directory';
  readonly path: string;
}

export interface CopiedFile {
  readonly kind: 'file';
  readonly path: string;
  /** Bytes. */
  readonly size: number;
  /** Exactly `size` bytes; to be read before the next entry is asked for. */
  readonly content: AsyncIterable<Uint8Array>;
}

export function toCopiedFile(path: string, bytes: Buffer): CopiedFile {
  return { kind: 'file', path, size: bytes.length, content: Readable.from([bytes]) };
}
