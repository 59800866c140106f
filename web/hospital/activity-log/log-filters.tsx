import { useState } from 'react';
import type { ActivityLog } from '#contract/hospital/activity-log.ts';
import { listLogGroups } from '#domain/hospital/activity-log.ts';
import { m } from '#messages/messages.js';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import { clinicToday } from '#web/ui/format/clinic-time.ts';
import { FoldedFilters } from '#web/ui/forms/folded-filters.tsx';
import { DayField } from '#web/ui/pickers/day-field.tsx';
import styles from './activity-log.module.css';
import type { LogFilter } from './log-filter.ts';
import { actorRoleLabel, eventLabel } from './log-labels.ts';

interface LogFiltersProps {
  readonly filter: LogFilter;
  readonly actors: ActivityLog['actors'];
  readonly onChange: (change: Partial<LogFilter>) => void;
}

export function LogFilters({ filter, actors, onChange }: LogFiltersProps) {
  const [patientId, setPatientId] = useState(filter.patientId);
  const count = [filter.since, filter.until, filter.actor, filter.event, filter.patientId].filter(
    Boolean,
  ).length;
  const crossed = filter.since && filter.until && filter.since > filter.until ? m.sheet_crossed() : undefined;
  return (
    <search>
      <form
        className={`stack-3 bottom ${styles.filters}`}
        onSubmit={(event) => {
          event.preventDefault();
          onChange({ patientId: patientId.trim() });
        }}
      >
        <FoldedFilters count={count}>
          <SelectField
            label={m.hospital_log_who()}
            aria-required={false}
            value={filter.actor}
            onChange={({ target }) => onChange({ actor: target.value })}
          >
            <option value="">{m.hospital_log_anybody()}</option>
            {actors.map(({ actor, name, role }) => (
              <option key={actor} value={actor}>
                {name === '' ? actorRoleLabel(role) : `${name}, ${actorRoleLabel(role)}`}
              </option>
            ))}
          </SelectField>
          <SelectField
            label={m.hospital_log_what()}
            aria-required={false}
            value={filter.event}
            onChange={({ target }) => onChange({ event: target.value })}
          >
            <option value="">{m.hospital_log_anything()}</option>
            {listLogGroups(filter.kind).map((name) => (
              <option key={name} value={name}>
                {eventLabel(name)}
              </option>
            ))}
          </SelectField>
          <DayField
            label={m.hospital_log_since()}
            value={filter.since}
            max={clinicToday()}
            error={crossed}
            onChange={(since) => onChange({ since })}
          />
          <DayField
            label={m.hospital_log_until()}
            value={filter.until}
            max={clinicToday()}
            onChange={(until) => onChange({ until })}
          />
          <Field
            type="search"
            label={m.hospital_log_person_id()}
            aria-required={false}
            autoComplete="off"
            maxLength={20}
            value={patientId}
            onChange={({ target }) => setPatientId(target.value)}
          />
          <div className="row-2">
            <Button type="submit" look="quiet">
              {m.hospital_log_search()}
            </Button>
            {count > 0 && (
              <Button
                look="plain"
                onClick={() => {
                  setPatientId('');
                  onChange({ since: '', until: '', actor: '', event: '', patientId: '' });
                }}
              >
                {m.hospital_log_clear()}
              </Button>
            )}
          </div>
        </FoldedFilters>
      </form>
    </search>
  );
}
