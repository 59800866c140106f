// Divides what a first visit loads: a file that all pages share, and one for each screen where people arrive.

export const entry = 'web/entry-client.tsx';

/** The screens where people arrive from outside, on slow phones, by the `handle.file` of their route. */
const landingScreens = {
  home: 'web/screens/home/home-screen.tsx',
  hospital: 'web/screens/find/hospital-screen.tsx',
  'doctors-list': 'web/screens/find/doctors-screen.tsx',
  doctor: 'web/screens/find/doctor-screen.tsx',
};

/**
 * Knows, once everything is parsed, which file a module belongs to: the common one when the entry or several
 * of the screens above need it, that of a screen when only this one does. All else is the bundler's to divide.
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
