import type { ComponentType } from 'react';

/** The `lazy` of a route whose screen is the component of this name in the module. */
export function lazyScreen<Name extends string>(
  load: () => Promise<{ readonly [Key in Name]: ComponentType }>,
  name: Name,
) {
  return async () => ({ Component: (await load())[name] });
}
