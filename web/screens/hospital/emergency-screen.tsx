import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Link, useParams } from 'react-router';
import { m } from '#messages/messages.js';
import { RecordSheet } from '#web/clinical/records/record-sheet.tsx';
import { OpenInEmergency } from '#web/hospital/emergency-access/open-in-emergency.tsx';
import { useHospitalPatient } from '#web/hospital/patients/hospital-patient-requests.ts';
import { currentTime } from '#web/ui/browser/clock.ts';
import { useNow } from '#web/ui/browser/use-now.ts';
import { formatClinicTime } from '#web/ui/format/format-clinic-time.ts';
import { UserText } from '#web/ui/format/user-text.tsx';
import { hospitalPatientPath } from '#web/ui/paths.ts';
import { ApiError } from '../../api/client.ts';
import { useCall } from '../../api/context.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Icon } from '../../ui/icon.tsx';
import { CardSkeletons, LoadFailureMessage } from '../area/loading-states.tsx';
import { useAreaUser } from '../area/use-area-user.ts';
import styles from './emergency-screen.module.css';

const is = (error: Error | null, ...statuses: number[]) =>
  error instanceof ApiError && statuses.includes(error.status);

/** Expiry of the access to a record: without it, requesting a closed record would log a refusal. */
const expiryKey = 'emergency-until';

/** /dashboard/hospital/patients/:patientId/record: break-glass access, for a reason and half an hour. */
export function EmergencyRecordScreen() {
  const patientId = (useParams().patientId ?? '').trim();
  const call = useCall();
  const client = useQueryClient();
  const person = useHospitalPatient(patientId);
  const name = person.data?.person.name ?? patientId;
  const openKey = [expiryKey, useAreaUser().membershipId, patientId];
  const [isOpen, setOpen] = useState(
    () => Date.parse(client.getQueryData<string>(openKey) ?? '') > currentTime(),
  );
  const queryKey = ['emergency-record', patientId];
  const { data, error, isFetching, refetch } = useQuery({
    queryKey,
    enabled: isOpen,
    queryFn: ({ signal }) =>
      call('GET /hospital/patients/:patientId/record', { params: { patientId }, signal }),
    // Each read is logged, and the data leaves the browser with the screen.
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    gcTime: 0,
    retry: false,
  });
  const until = data?.until;
  useEffect(() => {
    if (!until) return;
    const closes = setTimeout(
      () => {
        setOpen(false);
        client.removeQueries({ queryKey: ['emergency-record', patientId] });
      },
      Math.max(0, Date.parse(until) - currentTime()),
    );
    return () => clearTimeout(closes);
  }, [until, client, patientId]);
  const isUnknown = is(person.error ?? error, 400, 404);
  const isClosed = !isOpen || is(error, 403);
  const shown = isOpen ? data : undefined;
  return (
    <div className={`stack-3 column to-top ${styles.screen}`}>
      <title>{`${m.emergency_access_open()} | ${m.shell_brand()}`}</title>
      <p>
        <Link className={styles.back} to={hospitalPatientPath(patientId)}>
          <Icon name="chevronLeft" />
          <UserText>{name}</UserText>
        </Link>
      </p>
      <h1>{shown ? <UserText>{shown.record.name}</UserText> : m.emergency_access_open()}</h1>
      {isOpen && !data && !error && <CardSkeletons />}
      {shown && (
        <>
          <p className={styles.until}>
            <Icon name="lock" size={18} />
            <span role="status">{m.emergency_access_until({ time: formatClinicTime(shown.until) })}</span>
            <MinutesLeft until={shown.until} />
          </p>
          <RecordSheet record={shown.record} />
        </>
      )}
      {isClosed && !isUnknown && (
        <OpenInEmergency
          patientId={patientId}
          name={name}
          isTold={person.data?.person.isTold ?? true}
          onOpened={(opened) => {
            client.setQueryDefaults([expiryKey], { gcTime: Number.POSITIVE_INFINITY });
            client.setQueryData(openKey, opened);
            setOpen(true);
            if (isOpen) void refetch();
          }}
        />
      )}
      {isUnknown && (
        <EmptyState
          failed
          icon="person"
          title={m.hospital_people_none()}
          text={m.hospital_people_unknown()}
        />
      )}
      {isOpen && !data && error && !isClosed && !isUnknown && (
        <LoadFailureMessage
          title={m.records_load_failed()}
          error={error}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      )}
    </div>
  );
}

/** Outside of the live region, because it changes every minute. */
function MinutesLeft({ until }: { readonly until: string }) {
  const minutes = Math.ceil((Date.parse(until) - useNow(1000)) / 60_000);
  return minutes > 0 && <span>· {m.emergency_access_minutes({ minutes })}</span>;
}
