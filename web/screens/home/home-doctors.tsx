import { useEffect } from 'react';
import { Link, useRevalidator } from 'react-router';
import { m } from '#messages/messages.js';
import { translateCity } from '#names/city-name.ts';
import { DoctorCarousel } from '#web/search/doctor-list/doctor-carousel.tsx';
import { useCityPicker } from '#web/search/places/use-city-picker.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Page } from '#web/ui/page/page.tsx';
import { doctorsPath } from '#web/ui/paths.ts';
import { usePlace, usePlaceProblem } from '#web/ui/place.ts';
import type { HomeData } from './home-data.ts';
import styles from './home-doctors.module.css';

export function HomeDoctors({ loaded }: { readonly loaded: HomeData }) {
  const { place, chosen, doctors, today, next } = loaded;
  const { revalidate, state } = useRevalidator();
  const cityPicker = useCityPicker();

  // The server only knows the place of the cookie; this browser's place wins.
  const here = usePlace();
  const shown = chosen && here?.latitude === place.latitude && here.longitude === place.longitude;
  useEffect(() => {
    if (here && !shown) void revalidate();
  }, [here, shown, revalidate]);

  // After a denied position the visitor is asked for the city instead.
  const denied = usePlaceProblem() !== null;
  const choosePlace = (
    <Button look={denied ? 'primary' : 'quiet'} onClick={cityPicker.open} {...cityPicker.headStart}>
      <Icon name="place" />
      {denied ? m.places_choose_city() : m.home_choose_place()}
    </Button>
  );
  const heading = (
    <div className="stack-1 to-start">
      <h2 id="doctors-title" className="title-size">
        {m.home_doctors_near({ place: translateCity((here ?? place).name) })}
      </h2>
      {chosen || here ? (
        <Link className={`row middle target strong not-underlined ${styles.all}`} to={doctorsPath({})}>
          {m.home_doctors_all()}
          <Icon name="arrowRight" />
        </Link>
      ) : (
        <p className={`row middle target muted ${styles.example}`}>
          <span>{m.home_doctors_example()}</span> {choosePlace}
        </p>
      )}
    </div>
  );
  const loading = state === 'loading';

  return (
    <section className={styles.section} aria-labelledby="doctors-title">
      <Page>
        {loading && (
          <p role="status" className="visually-hidden">
            {m.common_looking_for_doctors()}
          </p>
        )}
        {loading || (doctors && doctors.length > 0) ? (
          <DoctorCarousel
            key={`${place.latitude} ${place.longitude}`}
            header={heading}
            doctors={doctors ?? []}
            today={today}
            next={next}
            loading={loading}
          />
        ) : (
          <div className="stack-3">
            {heading}
            {doctors ? (
              <EmptyState icon="stethoscope" title={m.home_doctors_none()} text={m.home_doctors_none_hint()}>
                {choosePlace}
              </EmptyState>
            ) : (
              <EmptyState icon="warning" title={m.common_doctors_failed()} failed>
                <Button look="quiet" onClick={() => void revalidate()}>
                  {m.common_retry()}
                </Button>
              </EmptyState>
            )}
          </div>
        )}
      </Page>
      {cityPicker.picker}
    </section>
  );
}
