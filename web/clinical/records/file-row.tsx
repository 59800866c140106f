import { useState } from 'react';
import type { ClinicalUpload } from '#contract/clinical/clinical-uploads.ts';
import { toCalendarDay } from '#domain/platform/calendar-days.ts';
import { m } from '#messages/messages.js';
import { useCall } from '#web/api/context.tsx';
import { useCommand } from '#web/api/use-command.ts';
import { useDownload } from '#web/api/use-download.ts';
import { Button } from '#web/ui/button.tsx';
import { clinicTimeZone } from '#web/ui/format/clinic-time.ts';
import { formatNumericDay } from '#web/ui/format/format-day.ts';
import { Icon } from '#web/ui/icon.tsx';
import { clinicalKeys } from '../queries.ts';
import styles from './patient-files.module.css';
import { PictureDialog } from './picture-dialog.tsx';

interface FileRowProps {
  readonly patientId: string;
  readonly upload: ClinicalUpload;
}

/** A stored file: pictures open here, PDFs are downloaded; the uploader can remove it. */
export function FileRow({ patientId, upload }: FileRowProps) {
  const { id, title, day, kind, bytes, uploadedBy, uploadedAt, mine, struckOut } = upload;
  const call = useCall();
  const [asking, setAsking] = useState(false);
  const [picture, setPicture] = useState<Blob | null>(null);
  const params = { patientId, uploadId: id };
  /** The toast says if the file is gone or struck out. */
  const removing = useCommand(() => call('DELETE /patients/:patientId/uploads/:uploadId', { params }), {
    otherwise: m.records_failed,
    refresh: [clinicalKeys.records],
  });
  const load = () => call('GET /patients/:patientId/uploads/:uploadId/file', { params });
  const name = `${title} ${day}.${kind === 'pdf' ? 'pdf' : 'jpg'}`;
  const download = useDownload(load, () => name, m.records_download_failed);
  const view = useCommand(load, { done: null, onDone: setPicture, otherwise: m.records_download_failed });
  const on = formatNumericDay(toCalendarDay(Date.parse(uploadedAt), clinicTimeZone()));
  const take = upload.deletableUntil ? m.records_delete : m.records_strike_out;
  return (
    <div className={`row middle spread shrinks ${styles.file}`}>
      <p className={`shrinks no-margin break-anywhere ${styles.what}`}>
        {struckOut ? <s>{title}</s> : <strong>{title}</strong>}
        {struckOut && <span> ({m.records_struck_out()})</span>}
        <small>
          {kindWord[kind]}, {sizeWords(bytes)} ·{' '}
          {uploadedBy === 'doctor' ? m.records_by_doctor({ day: on }) : m.records_by_patient({ day: on })}
        </small>
      </p>
      <p className="flex no-margin">
        {kind === 'picture' && (
          <IconWay
            icon="eye"
            name={m.records_view({ title })}
            busy={view.isPending}
            onClick={() => void view.run()}
          />
        )}
        <IconWay
          icon="download"
          name={m.records_download({ title })}
          busy={download.isPending}
          onClick={() => void download.run()}
        />
        {mine && (
          <IconWay icon="trash" name={take({ title })} busy={false} onClick={() => setAsking(!asking)} />
        )}
      </p>
      {asking && (
        <p className={`row-2 middle no-margin ${styles.question}`}>
          {!upload.deletableUntil && <span>{m.records_strike_out_hint()}</span>}
          <Button look="danger" busy={removing.isPending} onClick={() => void removing.run()}>
            {take({ title })}
          </Button>
          <Button look="quiet" onClick={() => setAsking(false)}>
            {m.records_keep()}
          </Button>
        </p>
      )}
      <PictureDialog title={title} picture={picture} onClose={() => setPicture(null)} />
    </div>
  );
}

interface IconWayProps {
  readonly icon: 'eye' | 'download' | 'trash';
  readonly name: string;
  readonly busy: boolean;
  readonly onClick: () => void;
}

function IconWay({ icon, name, busy, onClick }: IconWayProps) {
  return (
    <button
      type="button"
      className={styles.way}
      aria-label={name}
      title={name}
      disabled={busy}
      onClick={onClick}
    >
      <Icon name={icon} />
    </button>
  );
}

/** The same in every language. */
const kindWord = { pdf: 'PDF', picture: 'JPEG' } as const;

const sizeWords = (bytes: number) =>
  bytes < 1_000_000 ? `${Math.max(1, Math.round(bytes / 1000))} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
