import { m } from '#messages/messages.js';
import { choosePreferredRole } from '#web/accounts/session/login/preferred-role.ts';
import { prefillDraft } from '#web/accounts/session/sign-up/sign-up-draft.ts';
import { useCall } from '#web/api/context.tsx';
import { useSession } from '#web/api/session.ts';
import { useCommand } from '#web/api/use-command.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { joinPath, loginPath, registerPath } from '#web/ui/paths.ts';

interface JoinAsDoctorProps {
  readonly secret: string;
  readonly invited: { readonly name: string; readonly phone: string; readonly hospitalName: string };
  readonly onJoined: () => void;
}

/** A signed-in doctor accepts the invitation. */
export function JoinAsDoctor({ secret, invited, onJoined }: JoinAsDoctorProps) {
  const call = useCall();
  const { role } = useSession();
  const join = useCommand(() => call('POST /hospital/invitations/accept-as-doctor', { body: { secret } }), {
    onDone: onJoined,
  });
  if (role === 'doctor') {
    return (
      <Button wide busy={join.isPending} onClick={() => void join.run()}>
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
      <p className="muted small">{m.team_join_register_text()}</p>
      <ButtonLink
        wide
        look="plain"
        to={registerPath(joinPath(secret), 'doctor')}
        onClick={() => {
          const { name, phone, hospitalName } = invited;
          prefillDraft('doctor', { name, phone, Hospital: hospitalName });
        }}
      >
        {m.team_join_register()}
      </ButtonLink>
    </>
  );
}
