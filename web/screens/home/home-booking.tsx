import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { listReasons } from '#domain/doctors/specializations.ts';
import { m } from '#messages/messages.js';
import { translateReason } from '#names/reason-name.ts';
import { translateSpecialization } from '#names/specialization-name.ts';
import { BookingModal, type BookingStep } from '#web/appointments/booking/booking-modal.tsx';
import { ReasonStep } from '#web/appointments/booking/reason-step.tsx';
import { SpecializationStep } from '#web/appointments/booking/specialization-step.tsx';
import { HospitalChoice } from '#web/hospital/profile/hospital-choice.tsx';
import { CityGrid } from '#web/search/places/city-grid.tsx';
import { useCityPicker } from '#web/search/places/use-city-picker.tsx';
import { useBack } from '#web/ui/browser/use-back.ts';
import { ReasonEmergency } from '#web/ui/emergency/reason-emergency.tsx';
import { doctorsPath } from '#web/ui/paths.ts';
import { placeStore, usePlace } from '#web/ui/place.ts';
import styles from './home-booking.module.css';
import { changeHomeSearch, useHomeSearch } from './home-search.ts';

interface HomeBookingProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly step: BookingStep;
  readonly onStep: (step: BookingStep) => void;
}

export function HomeBooking({ open, onClose, step, onStep: showStep }: HomeBookingProps) {
  const search = useHomeSearch();
  const navigate = useNavigate();
  const place = usePlace();
  const otherPlace = useCityPicker();
  const { specialization, reason } = search;
  const passed = useRef<BookingStep[]>([]);
  const onStep = (next: BookingStep) => {
    if (next !== step) passed.current.push(step);
    showStep(next);
  };
  const goBack = () => {
    const before = passed.current.pop();
    if (before) showStep(before);
    else onClose();
  };
  const leadOn = useBack(open, goBack);
  useEffect(() => {
    if (open) passed.current = [];
  }, [open]);

  const chosen = {
    ...search,
    specialization: specialization && translateSpecialization(specialization),
    reason: reason && translateReason(reason),
  };
  const finish = (hname: string | null) => {
    changeHomeSearch({ hospital: hname });
    leadOn();
    onClose();
    void navigate(doctorsPath({ hname, specialization, reason }));
  };

  return (
    <>
      <BookingModal open={open} onClose={onClose} onBack={goBack} step={step} onStep={onStep} chosen={chosen}>
        <ReasonEmergency reason={reason} />
        {step === 'specialization' && (
          <SpecializationStep
            chosen={specialization}
            onChoose={(next) => {
              const keepsReason = reason !== null && listReasons(next).includes(reason);
              changeHomeSearch({ specialization: next, reason: keepsReason ? reason : null });
              onStep('reason');
            }}
          />
        )}
        {step === 'reason' && (
          <ReasonStep
            specialization={specialization}
            chosen={reason}
            onChoose={(next, ofSpecialization) => {
              changeHomeSearch({ reason: next, specialization: ofSpecialization });
              onStep('hospital');
            }}
          />
        )}
        {step === 'hospital' &&
          (place ? (
            <HospitalChoice
              place={place}
              specialization={specialization}
              chosen={search.hospital}
              onChoose={finish}
              onAbout={leadOn}
              onOtherPlace={otherPlace.open}
            />
          ) : (
            <div className={`stack-3 ${styles.cities}`}>
              <h3>{m.home_hospital_no_place()}</h3>
              <CityGrid chosen={null} onChoose={placeStore.choose} />
            </div>
          ))}
      </BookingModal>
      {otherPlace.picker}
    </>
  );
}
