import { type FormEvent, useId, useRef, useState } from 'react';
import { isDay } from '#domain/platform/calendar-days.ts';
import { m } from '#messages/messages.js';
import { useCall } from '#web/api/context.tsx';
import { useCommand } from '#web/api/use-command.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { FieldFrame } from '#web/ui/fields/field-frame.tsx';
import { clinicToday } from '#web/ui/format/clinic-time.ts';
import { formatNumericDay } from '#web/ui/format/format-day.ts';
import { clinicalKeys } from '../queries.ts';
import styles from './patient-files.module.css';

/** The server's limit. */
const maxBytes = 10 * 1024 * 1024;
const accepted = 'image/jpeg,image/png,image/webp,application/pdf';

interface NewFile {
  readonly file: File;
  readonly title: string;
  /** The day of the report, YYYY-MM-DD. */
  readonly day: string;
}

/** "5/3/2026" as 2026-03-05; null for an invalid or future day. */
function parsePastDay(text: string): string | null {
  const [, day = '', month = '', year = ''] = /^\s*(\d{1,2})\D(\d{1,2})\D(\d{4})\s*$/.exec(text) ?? [];
  const typed = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isDay(typed) && typed <= clinicToday() ? typed : null;
}

export function AddFile({ patientId, onDone }: { readonly patientId: string; readonly onDone: () => void }) {
  const fileId = useId();
  const box = useRef<HTMLFormElement>(null);
  const [file, setFile] = useState<File | null>(null);
  const [title, setTitle] = useState('');
  const [day, setDay] = useState(formatNumericDay(clinicToday()));
  const [tried, setTried] = useState(false);
  const call = useCall();
  const adding = useCommand(
    ({ file: chosen, ...body }: NewFile) =>
      call('POST /patients/:patientId/uploads', { params: { patientId }, body, file: chosen }),
    { onDone, otherwise: m.records_failed, inPlace: true, refresh: [clinicalKeys.records] },
  );
  const dayOfReport = parsePastDay(day);
  const wrong = {
    file: !file
      ? m.refusal_upload_missing()
      : file.size > maxBytes
        ? m.refusal_upload_too_large()
        : undefined,
    title: title.trim() === '' ? m.field_required() : undefined,
    day: dayOfReport ? undefined : m.records_file_day_wrong({ day: formatNumericDay(clinicToday()) }),
  };
  const shown: Partial<typeof wrong> = tried ? wrong : {};

  const store = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!file || !dayOfReport || Object.values(wrong).some(Boolean)) {
      requestAnimationFrame(() => box.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus());
      return;
    }
    void adding.run({ file, title: title.trim(), day: dayOfReport });
  };
  return (
    <form ref={box} noValidate className="stack-3" aria-label={m.records_add_file()} onSubmit={store}>
      <FieldFrame id={fileId} label={m.records_file()} error={shown.file} hint={m.records_file_hint()}>
        <input
          id={fileId}
          type="file"
          accept={accepted}
          className={styles.choose}
          aria-invalid={shown.file ? true : undefined}
          aria-describedby={`${shown.file ? `${fileId}-error ` : ''}${fileId}-hint`}
          onChange={({ target }) => setFile(target.files?.[0] ?? null)}
        />
      </FieldFrame>
      <Field
        label={m.records_file_title()}
        hint={m.records_file_title_hint()}
        maxLength={120}
        value={title}
        error={shown.title}
        onChange={({ target }) => setTitle(target.value)}
      />
      <Field
        label={m.records_file_day()}
        hint={m.records_file_day_hint()}
        inputMode="numeric"
        value={day}
        error={shown.day}
        onChange={({ target }) => setDay(target.value)}
      />
      {adding.problem && (
        <p role="alert" className="no-margin red strong">
          {adding.problem}
        </p>
      )}
      <Button type="submit" busy={adding.isPending}>
        {m.records_upload()}
      </Button>
    </form>
  );
}
