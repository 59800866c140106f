import { useEffect } from 'react';
import { m } from '#messages/messages.js';
import { type OpenAppointments, useAppointmentHistory } from '#web/appointments/queries.ts';
import { useVitals } from '#web/clinical/queries.ts';
import { UpdateVitals } from '#web/clinical/vitals/health-report.tsx';
import { useOwnDetails } from '#web/patients/queries.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { doctorsPath, paths } from '#web/ui/paths.ts';
import { StartCard, type StartStep, useStartCardDismissal } from '#web/ui/start-card.tsx';
import { useAreaUser } from '../../area/use-area-user.ts';

/** The start card of a new account, while it has no past visit; null when all is done or it was dismissed. */
export function usePatientStart(open: OpenAppointments | undefined) {
  const [dismissed, dismiss] = useStartCardDismissal(useAreaUser().id);
  const past = useAppointmentHistory(undefined, !dismissed).data?.pages[0]?.total;
  const wanted = past === 0 && !dismissed;
  useEffect(() => {
    // An account never becomes new again, so its history is not asked for again.
    if (past) dismiss();
  }, [past, dismiss]);
  const details = useOwnDetails(wanted).data;
  const vitals = useVitals().data;
  if (!wanted || !open || !details || !vitals) return null;
  const { address, emergencyContact } = details;
  const steps: readonly StartStep[] = [
    {
      title: m.start_book(),
      text: m.start_book_text(),
      done: open.appointments.length + open.due.length > 0,
      way: (look) => (
        <ButtonLink look={look} to={doctorsPath({})}>
          {m.common_find_a_doctor()}
        </ButtonLink>
      ),
    },
    {
      title: m.codes_need_both(),
      text: m.codes_need_text(),
      done: address.street !== '' && emergencyContact.name !== '',
      way: (look) => (
        <ButtonLink look={look} to={`${paths.patientProfile}#address`}>
          {m.codes_need_fill()}
        </ButtonLink>
      ),
    },
    {
      title: m.start_health(),
      text: m.vitals_report_none_hint(),
      done: vitals.latest !== null,
      way: (look) => <UpdateVitals latest={vitals.latest} look={look} />,
    },
  ];
  if (steps.every(({ done }) => done)) return null;
  return (
    <StartCard
      text={m.start_text()}
      // What is done needs no button here: the screens offer it.
      steps={steps.map(({ way, ...step }) => (step.done || !way ? step : { ...step, way }))}
      onDismiss={dismiss}
    />
  );
}
