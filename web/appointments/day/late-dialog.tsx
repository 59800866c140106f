import { type QueryClient, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { type DoctorDelay, doctorDelayOptions } from '#domain/appointments/lateness.ts';
import { m } from '#messages/messages.js';
import { useCall } from '#web/api/context.tsx';
import { explainFailure } from '#web/api/refusals.ts';
import { everything, useCommand } from '#web/api/use-command.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Segmented } from '#web/ui/fields/segmented.tsx';

import styles from './late-dialog.module.css';

/** The logged-in doctor, at a practice, or a doctor of the hospital. */
export type LateDoctor = { readonly practiceId: string | null } | { readonly doctorId: string };

const delayKey = 'delay';
export const refreshDelays = (client: QueryClient) => client.invalidateQueries({ queryKey: [delayKey] });

/** Previews the patients to be notified of a delay, and loads the current delay; null requests nothing. */
export function useDelay(late: LateDoctor | null, minutes: DoctorDelay) {
  const call = useCall();
  return useQuery({
    queryKey: [delayKey, late, minutes],
    queryFn: ({ signal }) => {
      if (late && 'doctorId' in late)
        return call('GET /hospital/delay', { query: { ...late, minutes }, signal });
      const practiceId = late?.practiceId;
      return call('GET /doctors/delay', { query: { minutes, ...(practiceId && { practiceId }) }, signal });
    },
    enabled: late !== null,
  });
}

interface LateDialogProps {
  readonly late: LateDoctor | null;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly children?: ReactNode;
}

export function LateDialog({ late, open, onClose, children }: LateDialogProps) {
  const [minutes, setMinutes] = useState<DoctorDelay>(30);
  const call = useCall();
  const report = useCommand(
    (about: LateDoctor) => {
      if ('doctorId' in about) return call('PUT /hospital/delay', { body: { ...about, minutes } });
      const { practiceId } = about;
      return call('PUT /doctors/delay', { body: { minutes, ...(practiceId && { practiceId }) } });
    },
    { onDone: onClose, refresh: everything },
  );
  const preview = useDelay(open ? late : null, minutes);
  const isLate = (preview.data?.minutes ?? 0) > 0;
  const sizes = doctorDelayOptions.filter((size) => size > 0 || isLate || minutes === 0);
  return (
    <Dialog open={open} onClose={onClose} title={m.day_late_title()}>
      <div className="stack-3">
        {children}
        <Segmented
          legend={m.day_late_how_much()}
          options={sizes.map((size) => ({
            value: String(size),
            label: size === 0 ? m.day_late_in_time() : m.hospital_days_minutes({ minutes: size }),
          }))}
          value={String(minutes)}
          onChange={(size) => setMinutes(doctorDelayOptions.find((one) => String(one) === size) ?? 30)}
        />
        {preview.data && (
          <>
            <p>{m.day_late_patients({ count: preview.data.patients })}</p>
            <blockquote className={`padded no-margin outlined ${styles.message}`}>
              <strong>{preview.data.title}</strong>
              <p>{preview.data.text}</p>
            </blockquote>
          </>
        )}
        {preview.isError && <p role="alert">{explainFailure(preview.error)}</p>}
        <div className="row-2 to-end">
          <Button look="quiet" onClick={onClose}>
            {m.common_cancel()}
          </Button>
          <Button
            busy={report.isPending}
            disabled={!preview.data}
            onClick={() => late && void report.run(late)}
          >
            {m.day_late_send()}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
