// Splits the code of a first visit: a file that all pages share, and one for each landing screen.

export const entry = 'web/entry-client.tsx';

/** Screens where visitors arrive from outside, on slow phones, by the `handle.file` of their route. */
const landingScreens = {
  home: 'web/screens/home/home-screen.tsx',
  hospital: 'web/screens/find/hospital-screen.tsx',
  'doctors-list': 'web/screens/find/doctors-screen.tsx',
  doctor: 'web/screens/find/doctor-screen.tsx',
};

/**
 * Assigns each module, once everything is parsed: to the common file if the entry or several landing screens
 * need it, or to the file of the only screen that does. The bundler splits all else.
 */
export function createLandingChunks() {
  const files = new Map();
  const plugin = {
    name: 'arrival-files',
    buildEnd() {
      const ids = [...this.getModuleIds()];
      const neededBy = (root, needed = new Set()) => {
        const visit = (id) => {
          if (needed.has(id)) return;
          needed.add(id);
          for (const imported of this.getModuleInfo(id)?.importedIds ?? []) visit(imported);
        };
        for (const id of ids) if (id.endsWith(root)) visit(id);
        return needed;
      };
      files.clear();
      for (const [name, root] of Object.entries(landingScreens)) {
        for (const id of neededBy(root)) files.set(id, files.has(id) ? 'common' : name);
      }
      for (const id of neededBy(entry)) files.set(id, 'common');
    },
  };
  return { plugin, fileOf: (id) => files.get(id) ?? null };
}
