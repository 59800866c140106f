import { useNavigate } from 'react-router';
import { paths } from '../../paths.ts';
import { KeysHelp } from '../../ui/keys/help.tsx';
import { useKeys } from '../../ui/keys/use-keys.ts';

/** The keys that work on every screen of the doctor, and the list of all keys (docs/product.md#keys). */
export function DayKeys() {
  const navigate = useNavigate();
  const to = (path: string) => ({ run: () => void navigate(path) });
  useKeys({
    goToday: to(paths.doctorDashboard),
    goAppointments: to(paths.doctorAppointments),
    goSlots: to(paths.doctorSlots),
  });
  return <KeysHelp />;
}
