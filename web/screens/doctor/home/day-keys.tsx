import { lazy, Suspense, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { KeysHelp } from '#web/ui/keys/keys-help.tsx';
import { useKeys } from '#web/ui/keys/use-keys.ts';
import { LoadingBar } from '#web/ui/loading-bar.tsx';
import type { PaletteChoice } from '#web/ui/palette/palette.tsx';
import { paths } from '#web/ui/paths.ts';

const PaletteDialog = lazy(async () => ({ default: (await import('../palette-dialog.tsx')).PaletteDialog }));

export function DayKeys() {
  const navigate = useNavigate();
  // Null until first opened: loaded on demand.
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
    // A screen with its own search overrides this.
    search: openPalette,
  });
  useEffect(() => {
    if (chosen === null) return;
    // The dialog has closed and restored the focus, so that the chosen action may move it.
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
