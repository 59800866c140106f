import { Readable } from 'node:stream';

/** An entry of a copied cluster; `path` is relative to the cluster, with slashes. */
export type CopiedEntry = CopiedDirectory | CopiedFile;

export interface CopiedDirectory {
  readonly kind: 'directory';
  readonly path: string;
}

export interface CopiedFile {
  readonly kind: 'file';
  readonly path: string;
  readonly size: number;
  /** Exactly `size` bytes; read it before requesting the next entry. */
  readonly content: AsyncIterable<Uint8Array>;
}

export function toCopiedFile(path: string, bytes: Buffer): CopiedFile {
  return { kind: 'file', path, size: bytes.length, content: Readable.from([bytes]) };
}
