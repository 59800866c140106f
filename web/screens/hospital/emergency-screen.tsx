import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useParams } from 'react-router';
import { m } from '#messages/messages.js';
import { ApiError } from '#web/api/client.ts';
import { RecordSheet } from '#web/clinical/records/record-sheet.tsx';
import { EmergencyExpiry } from '#web/hospital/emergency-access/emergency-expiry.tsx';
import { OpenInEmergency } from '#web/hospital/emergency-access/open-in-emergency.tsx';
import { hospitalKeys, useEmergencyRecord, useHospitalPatient } from '#web/hospital/queries.ts';
import { Loaded } from '#web/platform/loading/loading-states.tsx';
import { currentTime } from '#web/ui/browser/clock.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { hospitalPatientPath } from '#web/ui/paths.ts';
import { useAreaUser } from '../area/use-area-user.ts';
import { HospitalScreen } from './hospital-screen.tsx';

const is = (error: Error | null, ...statuses: number[]) =>
  error instanceof ApiError && statuses.includes(error.status);

/** Expiry of the access to a record: without it, requesting a closed record would log a refusal. */
const expiryKey = 'emergency-until';

/** /dashboard/hospital/patients/:patientId/record: break-glass access, for a reason and half an hour. */
export function EmergencyRecordScreen() {
  const patientId = (useParams().patientId ?? '').trim();
  const client = useQueryClient();
  const person = useHospitalPatient(patientId);
  const name = person.data?.person.name ?? patientId;
  const openKey = [expiryKey, useAreaUser().membershipId, patientId];
  const [isOpen, setOpen] = useState(
    () => Date.parse(client.getQueryData<string>(openKey) ?? '') > currentTime(),
  );
  const query = useEmergencyRecord(patientId, isOpen);
  const { data, error, refetch } = query;
  const until = data?.until;
  useEffect(() => {
    if (!until) return;
    const closes = setTimeout(
      () => {
        setOpen(false);
        client.removeQueries({ queryKey: hospitalKeys.emergencyRecords });
      },
      Math.max(0, Date.parse(until) - currentTime()),
    );
    return () => clearTimeout(closes);
  }, [until, client]);
  const isUnknown = is(person.error ?? error, 400, 404);
  const isClosed = !isOpen || is(error, 403);
  return (
    <HospitalScreen
      title={m.emergency_access_open()}
      heading={isOpen && data ? data.record.name : m.emergency_access_open()}
      back={{ to: hospitalPatientPath(patientId), name }}
    >
      {isUnknown ? (
        <EmptyState
          failed
          icon="person"
          title={m.hospital_people_none()}
          text={m.hospital_people_unknown()}
        />
      ) : isClosed ? (
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
      ) : (
        <Loaded query={query} failed={m.records_load_failed()}>
          {(shown) => (
            <>
              <EmergencyExpiry until={shown.until} />
              <RecordSheet record={shown.record} />
            </>
          )}
        </Loaded>
      )}
    </HospitalScreen>
  );
}
