import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { ClinicalUpload } from '#contract/clinical/clinical-uploads.ts';
import { toCalendarDay } from '#domain/platform/calendar-days.ts';
import { m } from '#messages/messages.js';
import { useCall } from '#web/api/context.tsx';
import { getRefusalMessage } from '#web/api/refusals.ts';
import { useDownload } from '#web/api/use-download.ts';
import { Button } from '#web/ui/button.tsx';
import { clinicTimeZone } from '#web/ui/format/clinic-time.ts';
import { formatNumericDay } from '#web/ui/format/format-day.ts';
import { Icon } from '#web/ui/icon.tsx';
import { toast } from '#web/ui/toasts/toasts.tsx';
import styles from './patient-files.module.css';
import { PictureDialog } from './picture-dialog.tsx';
import { useRemoveFile } from './use-clinical-history.ts';

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
  const removing = useRemoveFile(patientId);
  const load = () =>
    call('GET /patients/:patientId/uploads/:uploadId/file', { params: { patientId, uploadId: id } });
  const name = `${title} ${day}.${kind === 'pdf' ? 'pdf' : 'jpg'}`;
  const download = useDownload(load, () => name, m.records_download_failed);
  const view = useMutation({
    mutationFn: load,
    onSuccess: setPicture,
    onError: (error) => {
      console.error(error);
      toast.bad(getRefusalMessage(error) ?? m.records_download_failed());
    },
  });
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
            onClick={() => view.mutate()}
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
          <Button look="danger" busy={removing.isPending} onClick={() => removing.mutate(id)}>
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
