import { useState } from 'react';
import type { DoctorOnDuty } from '#contract/hospital/front-desk-day.ts';
import { m } from '#messages/messages.js';
import { LateDialog } from '#web/appointments/day/late-dialog.tsx';
import { Button } from '#web/ui/button.tsx';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import { Icon } from '#web/ui/icon.tsx';

export function ReportDoctorDelay({ doctors }: { readonly doctors: readonly DoctorOnDuty[] }) {
  const [chosen, setChosen] = useState('');
  const [open, setOpen] = useState(false);
  const doctor = doctors.find(({ doctorId }) => doctorId === chosen) ?? doctors[0];
  if (!doctor) return null;
  return (
    <>
      <Button look="quiet" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Icon name="clock" />
        {m.day_late_title()}
      </Button>
      <LateDialog late={{ doctorId: doctor.doctorId }} open={open} onClose={() => setOpen(false)}>
        <SelectField
          label={m.figures_doctor()}
          value={doctor.doctorId}
          onChange={({ target }) => setChosen(target.value)}
        >
          {doctors.map(({ doctorId, name }) => (
            <option key={doctorId} value={doctorId}>
              {name}
            </option>
          ))}
        </SelectField>
      </LateDialog>
    </>
  );
}
