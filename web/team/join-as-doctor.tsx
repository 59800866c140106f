import { m } from '#messages/messages.js';
import { useCall } from '../api/context.tsx';
import { joinPath, loginPath } from '../paths.ts';
import { choosePreferredRole } from '../session/login/preferred-role.ts';
import { useSession } from '../session/session.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { useDeed } from './use-deed.ts';

interface JoinAsDoctorProps {
  readonly secret: string;
  readonly onJoined: () => void;
}

/** A doctor accepts while logged in as the doctor (M-01). */
export function JoinAsDoctor({ secret, onJoined }: JoinAsDoctorProps) {
  const call = useCall();
  const { role } = useSession();
  const { busy, run } = useDeed(onJoined);
  if (role === 'doctor') {
    return (
      <Button
        wide
        busy={busy}
        onClick={() =>
          void run(() => call('POST /hospital/invitations/accept-as-doctor', { body: { secret } }))
        }
      >
        {m.team_join_as_doctor()}
      </Button>
    );
  }
  return (
    <>
      <p>{m.team_join_doctor()}</p>
      <ButtonLink wide to={loginPath(joinPath(secret))} onClick={() => choosePreferredRole('doctor')}>
        {m.team_join_log_in()}
      </ButtonLink>
    </>
  );
}
