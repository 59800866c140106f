import type { ComponentType } from 'react';

/** A lazy route whose component is the named export of the module. */
export function lazyScreen<Name extends string>(
  load: () => Promise<{ readonly [Key in Name]: ComponentType }>,
  name: Name,
) {
  return async () => ({ Component: (await load())[name] });
}
