import { lazy, Suspense, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { KeysHelp } from '#web/ui/keys/keys-help.tsx';
import { useKeys } from '#web/ui/keys/use-keys.ts';
import { LoadingBar } from '#web/ui/loading-bar.tsx';
import type { PaletteChoice } from '#web/ui/palette/palette.tsx';
import { paths } from '#web/ui/paths.ts';
import type { Place } from './desk-palette.tsx';

const DeskPalette = lazy(async () => ({ default: (await import('./desk-palette.tsx')).DeskPalette }));

export function DeskKeys({ places }: { readonly places: readonly Place[] }) {
  const navigate = useNavigate();
  // Null until first opened: loaded on demand.
  const [open, setOpen] = useState<boolean | null>(null);
  const [chosen, setChosen] = useState<PaletteChoice | null>(null);
  const to = (path: string) => ({ run: () => void navigate(path) });
  useKeys({
    goToday: to(paths.hospitalToday),
    goCalendar: to(paths.hospitalCalendar),
    goPeople: to(paths.hospitalPatients),
    palette: { run: () => setOpen(true) },
    // A screen with its own search overrides this.
    search: to(paths.hospitalPatients),
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
      <KeysHelp area="desk" />
      {open !== null && (
        <Suspense fallback={<LoadingBar />}>
          <DeskPalette
            places={places}
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
