import { lazy, type MouseEvent, Suspense, useState } from 'react';
import { m } from '#messages/messages.js';
import { translateReason } from '#names/reason-name.ts';
import { translateSpecialization } from '#names/specialization-name.ts';
import type { BookingStep } from '#web/appointments/booking/booking-modal.tsx';
import { SearchBox } from '#web/search/search-box/search-box.tsx';
import { SentenceChoice } from '#web/search/search-box/sentence-choice.tsx';
import { useHydrated } from '#web/ui/browser/use-hydrated.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { HeroIllustration } from '#web/ui/drawings/hero-illustration.tsx';
import { LoadingBar } from '#web/ui/loading-bar.tsx';
import { Page } from '#web/ui/page/page.tsx';
import { doctorsPath } from '#web/ui/paths.ts';
import styles from './home-hero.module.css';
import { changeHomeSearch, useHomeSearch } from './home-search.ts';

const loadBooking = () => import('./home-booking.tsx');
const HomeBooking = lazy(async () => ({ default: (await loadBooking()).HomeBooking }));
const preloadBooking = () => void loadBooking().catch(() => {}); // preload only
const preloadHandlers = { onPointerEnter: preloadBooking, onFocus: preloadBooking };

export function HomeHero() {
  const hydrated = useHydrated();
  const search = useHomeSearch();
  // Null until first opened: the dialog is loaded on demand.
  const [open, setOpen] = useState<boolean | null>(null);
  const [step, setStep] = useState<BookingStep>('specialization');
  const openAt = (wanted: BookingStep) => {
    setStep(wanted);
    setOpen(true);
  };
  const start = (event: MouseEvent) => {
    event.preventDefault();
    const unsaid = (['specialization', 'reason'] as const).find((each) => !search[each]);
    openAt(unsaid ?? 'hospital');
  };
  const specialization = search.specialization
    ? translateSpecialization(search.specialization)
    : m.home_any_doctor();
  const reason = search.reason ? translateReason(search.reason) : m.home_any_reason();
  const hospital = search.hospital ?? m.home_any_hospital();

  return (
    <Page className={styles.hero}>
      <div className={styles.column}>
        <h1>{m.home_heading()}</h1>
        <p className={styles.lead}>{m.home_lead()}</p>
        <SearchBox typed={search.typed} onTyped={(typed) => changeHomeSearch({ typed })} />
        <section className={`card raised grid padded ${styles.card}`} aria-labelledby="book-title">
          <h2 id="book-title">{m.common_book_appointment()}</h2>
          <p className={`grid middle large ${styles.sentence}`}>
            <span>{m.home_need()}</span>{' '}
            <SentenceChoice
              {...preloadHandlers}
              words={specialization}
              label={m.home_choose_specialization({ choice: specialization })}
              onOpen={() => openAt('specialization')}
            />{' '}
            <span>{m.home_for()}</span>{' '}
            <SentenceChoice
              {...preloadHandlers}
              words={reason}
              label={m.home_choose_reason({ choice: reason })}
              onOpen={() => openAt('reason')}
            />{' '}
            <span>{m.home_at()}</span>{' '}
            <SentenceChoice
              {...preloadHandlers}
              words={hospital}
              label={m.home_choose_hospital({ choice: hospital })}
              onOpen={() => openAt('hospital')}
            />{' '}
            <span>{m.home_end()}</span>
          </p>
          {hydrated ? (
            <Button wide className={styles.book} onClick={start} {...preloadHandlers}>
              {m.common_book_appointment()}
            </Button>
          ) : (
            <ButtonLink wide className={styles.book} to={doctorsPath({})}>
              {m.common_book_appointment()}
            </ButtonLink>
          )}
          <p className="muted small text-centre">{m.home_book_note()}</p>
        </section>
      </div>
      <HeroIllustration className={styles.illustration} />
      {open !== null && (
        <Suspense fallback={<LoadingBar />}>
          <HomeBooking open={open} onClose={() => setOpen(false)} step={step} onStep={setStep} />
        </Suspense>
      )}
    </Page>
  );
}
