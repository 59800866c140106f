import { useAnswer } from '#web/api/use-answer.ts';

/** The first parts of the keys: the queries of a group are refetched together. */
export const clinicalKeys = {
  /** Everything that shows a record. */
  records: ['clinical-records'],
  vitals: ['patient-vitals'],
  prescribingAids: ['prescribing-aids'],
} as const;

/** `patientId` in either form; disabled without one. */
const ofPatient = (patientId: string) => (patientId === '' ? null : { params: { patientId } });
const ofVisit = (appointmentId: string) => ({ params: { appointmentId } });

/** Every read is logged, and the same patient is shown in three places within a minute. */
export const useClinicalRecord = (patientId: string) => {
  const options = { staleTime: 30_000, retry: false };
  return useAnswer(clinicalKeys.records, 'GET /patients/:patientId/record', ofPatient(patientId), options);
};
export const useClinicalHistory = (patientId: string) => {
  const options = { retry: false };
  return useAnswer(clinicalKeys.records, 'GET /patients/:patientId/history', ofPatient(patientId), options);
};

/** The newest vitals and recent heart rates; by default of the signed-in patient. */
export const useVitals = (patientId?: string) =>
  useAnswer(clinicalKeys.vitals, 'GET /patients/vitals', { query: patientId ? { patientId } : {} });

/** The response contains null while there is none. */
export const usePrescription = (appointmentId: string, enabled = true) =>
  useAnswer(
    ['appointment-prescription'],
    'GET /appointments/:appointmentId/prescription',
    enabled ? ofVisit(appointmentId) : null,
  );

/** The doctor's favourites, advice lines and sets. */
export const useStoredPrescribingAids = () =>
  useAnswer(clinicalKeys.prescribingAids, 'GET /doctors/prescribing-aids', {});

/** This doctor's last prescription for the patient; null while it loads, or if there is none. */
export const useLastPrescription = (appointmentId: string) =>
  useAnswer(
    ['last-prescription'],
    'GET /appointments/:appointmentId/last-prescription',
    ofVisit(appointmentId),
  ).data?.last ?? null;

/** Data that decides which medicines the visit may prescribe; undefined while loading, null after a failure. */
export const usePrescribing = (appointmentId: string) => {
  const { data, isError } = useAnswer(
    ['prescribing'],
    'GET /appointments/:appointmentId/prescribing',
    ofVisit(appointmentId),
  );
  return isError ? null : data;
};

/** The doctor's first free times on or after a day, at the same practice and elsewhere; undefined until known. */
export const useFollowUpTimes = (appointmentId: string, date: string | null) =>
  useAnswer(
    ['follow-up-time'],
    'GET /appointments/:appointmentId/follow-up-time',
    date === null ? null : { ...ofVisit(appointmentId), query: { date } },
  ).data;
