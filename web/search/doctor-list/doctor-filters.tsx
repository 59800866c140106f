import { type ReactNode, useId } from 'react';
import type { FoundDoctors } from '#contract/search/doctor-search.ts';
import { specializations } from '#domain/doctors/specializations.ts';
import { maxFeeOptions } from '#domain/search/doctor-search.ts';
import { m } from '#messages/messages.js';
import { translateHospital } from '#names/hospital-name.ts';
import { translateSpecialization } from '#names/specialization-name.ts';
import { translateSpokenLanguage } from '#names/spoken-language-name.ts';
import { useHydrated } from '#web/ui/browser/use-hydrated.ts';
import { Button } from '#web/ui/button.tsx';
import { formatRupees } from '#web/ui/format/rupees.ts';
import { Icon } from '#web/ui/icon.tsx';
import { type DoctorSearch, doctorsPath } from '#web/ui/paths.ts';
import { ChoiceFilter } from './choice-filter.tsx';
import styles from './doctor-filters.module.css';
import { doctorGenderLabel, genderChoices, listSearchFilters, splitValues } from './search-params.ts';

const experiences = ['5', '10', '20'];
const ratings = ['4', '4.5'];

interface FilterProps {
  readonly label: string;
  readonly name: keyof DoctorSearch;
  readonly value: string | null | undefined;
  readonly any: string;
  readonly options: readonly (readonly [value: string, text: string])[];
  readonly onChange: (name: keyof DoctorSearch, value: string | null) => void;
}

/** A native select; the value in the URL is always among its options. */
function Filter({ label, name, value, any, options, onChange }: FilterProps) {
  const id = useId();
  const isListed = !value || options.some(([known]) => known === value);
  return (
    <div className={`stack-1 shrinks ${styles.filter}`}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        name={name}
        value={value ?? ''}
        onChange={({ target }) => onChange(name, target.value || null)}
      >
        <option value="">{any}</option>
        {!isListed && <option value={value}>{value}</option>}
        {options.map(([known, text]) => (
          <option key={known} value={known}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
}

interface DoctorFiltersProps {
  /** The id of the list, for users who skip the filters. */
  readonly resultsId: string;
  /** Names the form for controls outside it. */
  readonly formId: string;
  readonly search: DoctorSearch;
  /** Languages and hospitals of the doctors in this search. */
  readonly languages: readonly string[];
  readonly hospitals: readonly string[];
  /** The number of doctors each choice leaves; undefined until known. */
  readonly counts: FoundDoctors['counts'] | undefined;
  readonly onChange: (change: Partial<DoctorSearch>) => void;
  /** The visitor wants to see the list. */
  readonly onShow: () => void;
  readonly children?: ReactNode;
}

/**
 * All filters of the list: beside it on a wide screen, folded on a phone. A choice takes effect immediately;
 * without scripts the button submits them.
 */
export function DoctorFilters(props: DoctorFiltersProps) {
  const { formId, resultsId, search, languages, hospitals, counts, onChange, onShow } = props;
  const hydrated = useHydrated();
  const chosen = listSearchFilters({ ...search, q: null }).length;
  const change = (name: keyof DoctorSearch, value: string | null) => onChange({ [name]: value });
  const filter = (name: keyof DoctorSearch) => ({ name, value: search[name], onChange: change });
  const singleFilter = (name: keyof DoctorSearch) => ({
    name,
    kind: 'radio' as const,
    chosen: [search[name] ?? ''],
    onChange: ([value]: readonly string[]) => change(name, value || null),
  });
  const several = (name: keyof DoctorSearch) => ({
    name,
    kind: 'checkbox' as const,
    chosen: splitValues(search[name]),
    onChange: (values: readonly string[]) => change(name, values.join(',') || null),
  });
  return (
    <section className="relative" aria-label={m.doctors_filters()}>
      <a
        className={styles.skip}
        href={`#${resultsId}`}
        onClick={(event) => {
          event.preventDefault();
          onShow();
        }}
      >
        {m.find_skip()}
      </a>
      <details className={styles.panel}>
        <summary className={`row-2 middle strong ${styles.summary}`}>
          <Icon name="sliders" />
          {m.doctors_filter_open()}
          {chosen > 0 && (
            <span className={`accent-tint small ${styles.chosen}`}>
              {m.doctors_filter_active({ count: chosen })}
            </span>
          )}
          <Icon name="chevronDown" size={18} />
        </summary>
        <form
          id={formId}
          action={doctorsPath({})}
          className={`grid top ${styles.form}`}
          onSubmit={(event) => {
            event.preventDefault();
            event.currentTarget.closest('details')?.removeAttribute('open');
            onShow();
          }}
        >
          {search.q && <input type="hidden" name="q" value={search.q} />}
          <Filter
            {...filter('specialization')}
            label={m.doctors_filter_specialization()}
            any={m.doctors_filter_all()}
            options={specializations.map((each) => [each, translateSpecialization(each)])}
          />
          <Filter
            {...filter('hname')}
            label={m.doctors_filter_hospital_label()}
            any={m.doctors_filter_any_hospital()}
            options={hospitals.map((each) => [each, translateHospital(each)])}
          />
          <ChoiceFilter
            {...singleFilter('free')}
            label={m.doctors_filter_free()}
            choices={[
              { value: '', text: m.doctors_filter_any_day() },
              { value: 'today', text: m.doctors_filter_today(), count: counts?.free?.today },
              { value: 'tomorrow', text: m.doctors_filter_tomorrow(), count: counts?.free?.tomorrow },
            ]}
          />
          <ChoiceFilter
            {...singleFilter('online')}
            label={m.doctors_filter_visit()}
            choices={[
              { value: '', text: m.doctors_filter_any_visit() },
              { value: 'true', text: m.doctors_filter_online() },
            ]}
          />
          <ChoiceFilter
            {...singleFilter('feeTo')}
            label={m.doctors_filter_fee()}
            choices={[
              { value: '', text: m.doctors_filter_any_fee() },
              ...maxFeeOptions.map((fee) => ({
                value: String(fee),
                text: m.doctors_filter_fee_to({ fee: formatRupees(fee) }),
                count: counts?.feeTo[fee],
              })),
            ]}
          />
          <ChoiceFilter
            {...several('gender')}
            label={m.doctors_filter_gender()}
            choices={genderChoices.map((gender) => ({
              value: gender,
              text: doctorGenderLabel(gender),
              count: counts && (counts.gender[gender] ?? 0),
            }))}
          />
          <ChoiceFilter
            {...several('language')}
            label={m.doctors_filter_language()}
            choices={[...new Set([...languages, ...splitValues(search.language)])].map((language) => ({
              value: language,
              text: translateSpokenLanguage(language),
              count: counts && (counts.language[language] ?? 0),
            }))}
          />
          <Filter
            {...filter('experienceFrom')}
            label={m.doctors_filter_experience()}
            any={m.doctors_filter_any_experience()}
            options={experiences.map((count) => [count, m.doctors_filter_experience_from({ count })])}
          />
          <Filter
            {...filter('ratingFrom')}
            label={m.doctors_filter_rating()}
            any={m.doctors_filter_any_rating()}
            options={ratings.map((rating) => [rating, m.doctors_filter_rating_from({ rating })])}
          />
          <Button type="submit" wide className={hydrated ? styles.show : ''}>
            {m.doctors_filter_show()}
          </Button>
        </form>
      </details>
    </section>
  );
}
