import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link, useParams } from 'react-router';
import { m } from '#messages/messages.js';
import { ApiError } from '../../api/client.ts';
import { useCall } from '../../api/context.tsx';
import { RecordSheet } from '../../clinical-records/record-sheet.tsx';
import { useHospitalPerson } from '../../hospital-people/calls.ts';
import { hospitalPersonPath } from '../../paths.ts';
import { clinicClock } from '../../ui/clinic-moment.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Given } from '../../ui/given.tsx';
import { Icon } from '../../ui/icon.tsx';
import { CardSkeletons, LoadFailure } from '../area/states.tsx';
import styles from './emergency-screen.module.css';
import { OpenInEmergency } from './people/open-in-emergency.tsx';

const is = (error: Error | null, ...statuses: number[]) =>
  error instanceof ApiError && statuses.includes(error.status);

/** /dashboard/hospital/people/:patientId/record: break-glass, for a reason and for half an hour (M-03). */
export function EmergencyRecordScreen() {
  const patientId = (useParams().patientId ?? '').trim();
  const call = useCall();
  const client = useQueryClient();
  const name = useHospitalPerson(patientId).data?.person.name ?? patientId;
  const queryKey = ['emergency-record', patientId];
  const { data, error, isPending, isFetching, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) =>
      call('GET /hospital/people/:patientId/record', { params: { patientId }, signal }),
    // Each reading is written down; and what was open leaves the browser with the screen.
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    gcTime: 0,
    retry: false,
  });
  const until = data?.until;
  useEffect(() => {
    if (!until) return;
    const closes = setTimeout(
      () => void client.resetQueries({ queryKey: ['emergency-record', patientId] }),
      Math.max(0, Date.parse(until) - Date.now()),
    );
    return () => clearTimeout(closes);
  }, [until, client, patientId]);
  const isUnknown = is(error, 400, 404);
  const isClosed = is(error, 403);
  return (
    <div className={styles.screen}>
      <title>{`${m.emergency_access_open()} | ${m.shell_brand()}`}</title>
      <p>
        <Link className={styles.back} to={hospitalPersonPath(patientId)}>
          <Icon name="chevronLeft" />
          <Given>{name}</Given>
        </Link>
      </p>
      <h1>{data ? <Given>{data.record.name}</Given> : m.emergency_access_open()}</h1>
      {isPending && <CardSkeletons />}
      {data && (
        <>
          <p className={styles.until} role="status">
            <Icon name="lock" size={18} />
            {m.emergency_access_until({ time: clinicClock(data.until) })}
          </p>
          <RecordSheet record={data.record} />
        </>
      )}
      {isClosed && !data && (
        <OpenInEmergency patientId={patientId} name={name} onOpened={() => void refetch()} />
      )}
      {isUnknown && (
        <EmptyState
          failed
          icon="person"
          title={m.hospital_people_none()}
          text={m.hospital_people_unknown()}
        />
      )}
      {!data && error && !isClosed && !isUnknown && (
        <LoadFailure
          title={m.records_load_failed()}
          error={error}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      )}
    </div>
  );
}
