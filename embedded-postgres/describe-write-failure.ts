/** Causes that the operator can fix. */
const writeFailureReasons: Readonly<Record<string, string>> = {
  ENOENT: 'its folder does not exist',
  ENOTDIR: 'its folder is a file',
  EISDIR: 'it is a folder',
  EEXIST: 'a file is in its place',
  EACCES: 'its folder must not be written to',
  EPERM: 'its folder must not be written to',
  EROFS: 'its disk must not be written to',
  ENOSPC: 'its disk is full',
  EDQUOT: 'its disk is full',
  EFBIG: 'its disk holds no file of this size',
  EPIPE: 'the reader has stopped',
};

/** Explains in a few words why a path could not be written; null for other errors. */
export function describeWriteFailure(error: unknown): string | null {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return Object.hasOwn(writeFailureReasons, code) ? (writeFailureReasons[code] ?? null) : null;
}
