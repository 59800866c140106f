import type { DashboardFigures } from '#contract/appointments/own-profile.ts';
import { m } from '#messages/messages.js';
import { ButtonLink } from '#web/ui/button.tsx';
import { profileSectionPath } from '#web/ui/paths.ts';
import { Warning } from '#web/ui/warning.tsx';

/** Explains why a doctor cannot be booked yet and what happens next; empty once visits can be booked. */
export function RegistrationNotice({ registration }: Partial<Pick<DashboardFigures, 'registration'>>) {
  if (!registration) return null;
  const { refusal, withinHours } = registration;
  return refusal === null ? (
    <Warning title={m.trust_no_bookings()} text={m.trust_own_waiting({ hours: withinHours })} />
  ) : (
    <Warning title={m.trust_own_refused()} text={m.trust_own_refused_text({ reason: refusal })}>
      <ButtonLink look="quiet" to={profileSectionPath('registration')}>
        {m.trust_own_correct()}
      </ButtonLink>
    </Warning>
  );
}
