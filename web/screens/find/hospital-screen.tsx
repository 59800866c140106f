import { data, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router';
import type { HospitalPage } from '#contract/hospital/hospitals.ts';
import { m } from '#messages/messages.js';
import { getLocale } from '#messages/runtime.js';
import { translateCity } from '#names/city-name.ts';
import { translateSpecialization } from '#names/specialization-name.ts';
import type { LoaderDeps } from '#web/api/loader-deps.ts';
import { HospitalFacts } from '#web/hospital/profile/hospital-facts.tsx';
import { HospitalPageData } from '#web/hospital/profile/hospital-page-data.tsx';
import { CareLinks } from '#web/search/by-care/care-links.tsx';
import { type CareSection, groupByCare } from '#web/search/by-care/care-sections.ts';
import { DoctorsByCare } from '#web/search/by-care/doctors-by-care.tsx';
import { UserText } from '#web/ui/format/user-text.tsx';
import { doctorsPath, hospitalPath } from '#web/ui/paths.ts';
import { ApiError } from '../../api/client.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Page } from '../../ui/page/page.tsx';
import { PageHead, UnlistedHead } from '../../ui/page/page-head.tsx';
import styles from './hospital-screen.module.css';

interface HospitalData {
  readonly hospital: Omit<HospitalPage, 'doctors'>;
  /** Only the doctors shown: the page of a hospital with hundreds does not carry all of them. */
  readonly sections: readonly CareSection[];
  readonly chosen: string | null;
  readonly today: string;
}

/** A hospital by its canonical id; other forms of the id and merged hospitals redirect there. */
export function loadHospital({ call }: LoaderDeps) {
  return async ({ params, request }: LoaderFunctionArgs): Promise<HospitalData> => {
    const { hospitalId = '' } = params;
    const { signal } = request;
    const { search, searchParams } = new URL(request.url);
    const { hospital, today } = await call('GET /hospitals/:hospitalId', {
      params: { hospitalId },
      signal,
    }).catch((error: unknown) => {
      const unlisted = error instanceof ApiError && (error.status === 404 || error.status === 400);
      throw unlisted ? data(null, { status: 404 }) : error;
    });
    if (hospitalId !== hospital.hospitalId) throw redirect(hospitalPath(hospital.hospitalId) + search, 301);
    const { doctors, ...rest } = hospital;
    const wanted = searchParams.get('specialization');
    const chosen = doctors.find(({ specialization }) => specialization && specialization === wanted);
    return {
      hospital: rest,
      sections: groupByCare(doctors, chosen?.specialization ?? null),
      chosen: chosen?.specialization ?? null,
      today,
    };
  };
}

/** By their names in the reader's language; doctors without a specialization come last. */
const sortSections = (sections: readonly CareSection[]) =>
  sections.toSorted(
    (one, other) =>
      Number(!one.specialization) - Number(!other.specialization) ||
      translateSpecialization(one.specialization).localeCompare(
        translateSpecialization(other.specialization),
        getLocale(),
      ),
  );

export function HospitalScreen() {
  const { hospital, sections, chosen, today } = useLoaderData<HospitalData>();
  const { hospitalId, hospitalName: name } = hospital;
  const ordered = sortSections(sections);
  const shown = ordered.filter(({ doctors }) => doctors.length > 0);
  const total = sections.reduce((sum, { count }) => sum + count, 0);
  const words = { name, city: translateCity(hospital.city) };
  const title = m.hospitals_title(words);

  return (
    <Page className={styles.screen}>
      {total > 0 ? (
        <>
          <PageHead
            title={title}
            description={m.hospitals_description(words)}
            path={hospitalPath(hospitalId)}
          />
          <HospitalPageData
            hospital={hospital}
            specializations={sections.flatMap(({ specialization }) => specialization || [])}
            doctors={shown.flatMap(({ doctors }) => doctors)}
          />
        </>
      ) : (
        // Anyone can register a hospital, so search engines do not index it until it has confirmed a doctor.
        <UnlistedHead title={title} />
      )}
      <header className={`card raised stack-4 padded-4 ${styles.head}`}>
        <div>
          <h1>
            <UserText>{name}</UserText>
          </h1>
          {total > 0 && <p className="above-1 accent large strong">{m.doctors_count({ count: total })}</p>}
        </div>
        <HospitalFacts hospital={hospital} today={today} />
      </header>
      {total === 0 ? (
        <EmptyState icon="stethoscope" title={m.hospitals_no_doctors()} text={m.hospitals_no_doctors_hint()}>
          <ButtonLink to={doctorsPath({})}>{m.common_find_a_doctor()}</ButtonLink>
        </EmptyState>
      ) : (
        <>
          <CareLinks hospitalId={hospitalId} sections={ordered} chosen={chosen} />
          <DoctorsByCare hospitalId={hospitalId} hname={name} sections={shown} today={today} />
        </>
      )}
    </Page>
  );
}
