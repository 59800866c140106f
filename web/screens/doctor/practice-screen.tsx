import { m } from '#messages/messages.js';
import { useAmountsHidden } from '#web/appointments/dashboard/amount-privacy.ts';
import { FirstSteps } from '#web/appointments/dashboard/first-steps.tsx';
import { hasHistory } from '#web/appointments/dashboard/has-history.ts';
import { PracticePanels } from '#web/appointments/dashboard/practice-panels.tsx';
import { RegistrationNotice } from '#web/appointments/dashboard/registration-notice.tsx';
import { DayTotals } from '#web/appointments/payments/day-totals.tsx';
import { useDashboardFigures } from '#web/appointments/queries.ts';
import { useAreaUser } from '../area/use-area-user.ts';
import { DashboardFigures } from './home/dashboard-figures.tsx';

export function PracticeScreen() {
  const user = useAreaUser();
  const { data: figures } = useDashboardFigures();
  const hidden = useAmountsHidden();
  return (
    <div className="stack-4 column shrinks">
      <title>{`${m.common_your_practice()} | ${m.shell_brand()}`}</title>
      <h1>{m.common_your_practice()}</h1>
      {figures &&
        (hasHistory(figures) ? (
          <RegistrationNotice {...figures} />
        ) : (
          <FirstSteps figures={figures} doctorId={user.doctorId ?? user.id} />
        ))}
      <PracticePanels>
        {figures && !hidden && (
          <>
            <DayTotals date={figures.today} />
            <DashboardFigures />
          </>
        )}
      </PracticePanels>
    </div>
  );
}
