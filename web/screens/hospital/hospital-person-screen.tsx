import { useParams } from 'react-router';
import { m } from '#messages/messages.js';
import { PatientDetail } from '#web/hospital/patients/patient-detail.tsx';
import { useHospitalPatient } from '#web/hospital/queries.ts';
import { Loaded } from '#web/platform/loading/loading-states.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { paths } from '#web/ui/paths.ts';
import { useAreaUser } from '../area/use-area-user.ts';
import { HospitalScreen } from './hospital-screen.tsx';

export function HospitalPatientScreen() {
  const query = useHospitalPatient((useParams().patientId ?? '').trim());
  const { staffRole } = useAreaUser();
  return (
    <HospitalScreen
      title={query.data?.person.name ?? m.hospital_people()}
      heading={null}
      back={{ to: paths.hospitalPatients, name: m.hospital_people() }}
    >
      <Loaded
        query={query}
        failed={m.hospital_people_failed()}
        unknown={
          <EmptyState
            failed
            icon="person"
            title={m.hospital_people_none()}
            text={m.hospital_people_unknown()}
          />
        }
      >
        {({ person }) => <PatientDetail key={person.patientId} person={person} role={staffRole} />}
      </Loaded>
    </HospitalScreen>
  );
}
