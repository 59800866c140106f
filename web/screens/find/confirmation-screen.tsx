import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import type { PatientAppointment } from '#contract/appointments/appointments.ts';
import { m } from '#messages/messages.js';
import { useSession } from '#web/api/session.ts';
import { BookedFacts } from '#web/appointments/visit/booked-facts.tsx';
import {
  type AppointmentKey,
  findVisitByKey,
  inactiveStatuses,
  parseAppointmentKey,
} from '#web/appointments/visit/visit-by-key.ts';
import { describeVisitState } from '#web/appointments/visit/visit-state.ts';
import { Logo } from '#web/ui/drawings/logo.tsx';
import { paths, visitPath } from '#web/ui/paths.ts';
import { createQueryClient } from '../../api/query-client.ts';
import { useAnswer } from '../../api/use-answer.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Icon } from '../../ui/icon.tsx';
import { UnlistedHead } from '../../ui/page/page-head.tsx';
import styles from './confirmation-screen.module.css';

/** Shows a booked appointment to its patient, by id or by day and slot; in all other cases, a message. */
export function ConfirmationScreen() {
  const [client] = useState(() => createQueryClient());
  const { state } = useLocation();
  const [query] = useSearchParams();
  const session = useSession();
  const wanted = parseAppointmentKey(state, query);
  if (wanted && session.state === 'loading') return <Looking />;
  if (!wanted || session.user?.role !== 'patient') return <Invalid />;
  return (
    <QueryClientProvider client={client}>
      <OwnVisit wanted={wanted} />
    </QueryClientProvider>
  );
}

function OwnVisit({ wanted }: { readonly wanted: AppointmentKey }) {
  const own = useAnswer(['own'], 'GET /patients/appointments', { query: {} });
  if (own.isPending) return <Looking />;
  if (own.isError) {
    return (
      <Frame title={m.booked_title()}>
        <EmptyState icon="warning" title={m.dashboards_failed()} failed>
          <Button busy={own.isFetching} onClick={() => void own.refetch()}>
            {m.common_retry()}
          </Button>
        </EmptyState>
      </Frame>
    );
  }
  const visit = findVisitByKey(own.data, wanted);
  return visit ? <Confirmed visit={visit} /> : <Invalid />;
}

/** Only these statuses count as confirmed in the title. */
const acceptedStatuses: ReadonlySet<string> = new Set(['Pending', 'Confirmed']);

function Confirmed({ visit }: { readonly visit: PatientAppointment }) {
  const gone = inactiveStatuses.has(visit.appStatus);
  return (
    <Frame title={acceptedStatuses.has(visit.appStatus) ? m.booking_confirmed_title() : m.booked_title()}>
      <span className={`centred green-tint ${styles.mark}`}>
        <Icon name={gone ? 'dash' : 'check'} size={32} />
      </span>
      <h1>{describeVisitState(visit)}</h1>
      <BookedFacts visit={visit} />
      <p>{m.booking_confirmed_text()}</p>
      <p className={styles.brand} aria-hidden="true">
        <Logo /> {m.shell_brand()}
      </p>
      <div className={`row-2 ${styles.ways}`}>
        <ButtonLink to={visitPath(visit.appointmentId)}>{m.booked_open()}</ButtonLink>
        <Button look="quiet" onClick={() => window.print()}>
          {m.pages_print()}
        </Button>
        <ButtonLink look="quiet" to={paths.home}>
          {m.common_go_to_home()}
        </ButtonLink>
      </div>
    </Frame>
  );
}

function Invalid() {
  return (
    <Frame title={m.booking_confirmed_invalid_title()}>
      <h1>{m.booking_confirmed_invalid()}</h1>
      <p>{m.booking_confirmed_invalid_hint()}</p>
      <ButtonLink to={paths.home}>{m.common_go_to_home()}</ButtonLink>
    </Frame>
  );
}

function Looking() {
  return (
    <Frame title={m.booked_title()}>
      <p role="status">{m.dashboards_loading()}</p>
    </Frame>
  );
}

function Frame({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div className={`stack-4 text-centre ${styles.screen}`}>
      <UnlistedHead title={title} />
      {children}
    </div>
  );
}
