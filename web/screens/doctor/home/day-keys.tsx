import { lazy, Suspense } from 'react';
import { useNavigate } from 'react-router';
import { KeysHelp } from '#web/ui/keys/keys-help.tsx';
import { useKeys } from '#web/ui/keys/use-keys.ts';
import { LoadingBar } from '#web/ui/loading-bar.tsx';
import { usePalette } from '#web/ui/palette/use-palette.ts';
import { paths } from '#web/ui/paths.ts';

const PatientPalette = lazy(async () => ({
  default: (await import('#web/patients/person-choice/patient-palette.tsx')).PatientPalette,
}));

export function DayKeys() {
  const navigate = useNavigate();
  const palette = usePalette();
  const to = (path: string) => ({ run: () => void navigate(path) });
  useKeys({
    goToday: to(paths.doctorDashboard),
    goAppointments: to(paths.doctorAppointments),
    goSlots: to(paths.doctorSlots),
    goLeave: to(paths.doctorLeave),
    palette: { run: palette.show },
    // A screen with its own search overrides this.
    search: { run: palette.show },
  });
  return (
    <>
      <KeysHelp />
      {palette.dialog && (
        <Suspense fallback={<LoadingBar />}>
          <PatientPalette {...palette.dialog} />
        </Suspense>
      )}
    </>
  );
}
