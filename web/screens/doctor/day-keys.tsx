import { lazy, Suspense, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '#web/ui/paths.ts';
import { KeysHelp } from '../../ui/keys/help.tsx';
import { useKeys } from '../../ui/keys/use-keys.ts';
import type { PaletteChoice } from '../../ui/palette/palette.tsx';
import { LoadingBar } from '../../ui/working.tsx';

const PaletteDialog = lazy(async () => ({ default: (await import('./palette-dialog.tsx')).PaletteDialog }));

/** The keys that work on every screen of the doctor, the palette, and the list of all keys (docs/product.md#keys). */
export function DayKeys() {
  const navigate = useNavigate();
  // Null until it is first opened: it is not loaded before.
  const [open, setOpen] = useState<boolean | null>(null);
  const [chosen, setChosen] = useState<PaletteChoice | null>(null);
  const to = (path: string) => ({ run: () => void navigate(path) });
  const openPalette = { run: () => setOpen(true) };
  useKeys({
    goToday: to(paths.doctorDashboard),
    goAppointments: to(paths.doctorAppointments),
    goSlots: to(paths.doctorSlots),
    goLeave: to(paths.doctorLeave),
    palette: openPalette,
    // A screen with a search of its own has it instead.
    search: openPalette,
  });
  useEffect(() => {
    if (chosen === null) return;
    // The dialog has closed and given the focus back, so that what is chosen may move it.
    setChosen(null);
    if ('path' in chosen) void navigate(chosen.path);
    else chosen.run();
  }, [chosen, navigate]);
  return (
    <>
      <KeysHelp />
      {open !== null && (
        <Suspense fallback={<LoadingBar />}>
          <PaletteDialog
            open={open}
            onClose={() => setOpen(false)}
            onChoose={(choice) => {
              setOpen(false);
              setChosen(choice);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
