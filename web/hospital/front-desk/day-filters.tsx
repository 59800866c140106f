import type { ReactNode } from 'react';
import type { FrontDeskDay } from '#contract/hospital/front-desk-day.ts';
import { m } from '#messages/messages.js';
import { Segmented } from '#web/ui/fields/segmented.tsx';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import { FoldedFilters } from '#web/ui/forms/folded-filters.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import styles from './day-filters.module.css';
import { PrintDay } from './print-day.tsx';
import { type FrontDeskParams, toDayQuery } from './use-front-desk-params.ts';

interface DayFiltersProps {
  readonly day: FrontDeskDay;
  readonly address: FrontDeskParams;
  readonly only?: string | null;
  readonly children?: ReactNode;
}

export function DayFilters({ day, address, only = null, children }: DayFiltersProps) {
  const set = [
    address.get('specialization'),
    only === null ? address.get('doctors') : '',
    only === null ? address.get('duty') : '',
    address.get('view'),
  ].filter(Boolean).length;
  return (
    <div className={`row middle ${styles.filters}`}>
      <FoldedFilters count={set}>
        <Choices day={day} address={address} only={only} />
      </FoldedFilters>
      {only === null && <PrintDay date={day.date} query={toDayQuery(address)} />}
      {children}
      {only === null && <Pages day={day} address={address} />}
    </div>
  );
}

function Choices({ day, address, only }: Required<Omit<DayFiltersProps, 'children'>>) {
  const specializations = [...new Set(day.all.map(({ specialization }) => specialization))].sort();
  const everything = (what: string) => `${what}: ${m.hospital_days_all()}`;
  return (
    <>
      {specializations.length > 1 && (
        <SelectField
          labelHidden
          label={m.hospital_days_specialization()}
          value={address.get('specialization')}
          onChange={({ target }) => address.set({ specialization: target.value, doctors: '' })}
        >
          <option value="">{everything(m.hospital_days_specialization())}</option>
          {specializations.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </SelectField>
      )}
      <SelectField
        labelHidden
        label={m.figures_doctor()}
        value={only ?? address.get('doctors')}
        onChange={({ target }) => address.set({ doctors: target.value })}
      >
        {only === null && <option value="">{everything(m.figures_doctor())}</option>}
        {day.all.map(({ doctorId, name }) => (
          <option key={doctorId} value={doctorId}>
            {name}
          </option>
        ))}
      </SelectField>
      {only === null && (
        <Segmented
          legendHidden
          legend={m.hospital_days_who()}
          value={address.get('duty') === 'all' ? 'all' : 'on'}
          options={[
            { value: 'on', label: m.hospital_days_on_duty() },
            { value: 'all', label: m.hospital_days_all() },
          ]}
          onChange={(duty) => address.set({ duty: duty === 'all' ? 'all' : '' })}
        />
      )}
      <Segmented
        legendHidden
        legend={m.hospital_days_view()}
        value={address.get('view') === 'table' ? 'table' : 'grid'}
        options={[
          { value: 'grid', label: m.hospital_days_columns() },
          { value: 'table', label: m.hospital_days_table() },
        ]}
        onChange={(view) => address.set({ view: view === 'table' ? 'table' : '', page: String(day.page) })}
      />
    </>
  );
}

function Pages({ day, address }: Pick<DayFiltersProps, 'day' | 'address'>) {
  const pages = Math.max(1, Math.ceil(day.found / day.perPage));
  const first = (day.page - 1) * day.perPage + 1;
  if (pages === 1) return null;
  return (
    <div className={styles.pages}>
      <IconButton
        label={m.hospital_days_before()}
        disabled={day.page === 1}
        onClick={() => address.set({ page: String(day.page - 1) })}
      >
        <Icon name="chevronLeft" />
      </IconButton>
      <span role="status">
        {m.hospital_days_page({ first, last: first + day.doctors.length - 1, all: day.found })}
      </span>
      <IconButton
        label={m.hospital_days_after()}
        disabled={day.page === pages}
        onClick={() => address.set({ page: String(day.page + 1) })}
      >
        <Icon name="chevronRight" />
      </IconButton>
    </div>
  );
}
