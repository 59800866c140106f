import { lazy, Suspense } from 'react';
import { useNavigate } from 'react-router';
import { KeysHelp } from '#web/ui/keys/keys-help.tsx';
import { useKeys } from '#web/ui/keys/use-keys.ts';
import { LoadingBar } from '#web/ui/loading-bar.tsx';
import { usePalette } from '#web/ui/palette/use-palette.ts';
import { paths } from '#web/ui/paths.ts';
import type { Place } from './desk-palette.tsx';

const DeskPalette = lazy(async () => ({ default: (await import('./desk-palette.tsx')).DeskPalette }));

export function DeskKeys({ places }: { readonly places: readonly Place[] }) {
  const navigate = useNavigate();
  const palette = usePalette();
  const to = (path: string) => ({ run: () => void navigate(path) });
  useKeys({
    goToday: to(paths.hospitalToday),
    goCalendar: to(paths.hospitalCalendar),
    goPeople: to(paths.hospitalPatients),
    palette: { run: palette.show },
    // A screen with its own search overrides this.
    search: to(paths.hospitalPatients),
  });
  return (
    <>
      <KeysHelp area="desk" />
      {palette.dialog && (
        <Suspense fallback={<LoadingBar />}>
          <DeskPalette places={places} {...palette.dialog} />
        </Suspense>
      )}
    </>
  );
}
