import { m } from '#messages/messages.js';
import { translateSpecialization } from '#names/specialization-name.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { useFileUrl } from '#web/ui/browser/use-file-url.ts';
import type { PhotoChange } from '#web/ui/fields/person/portrait-field.tsx';
import { formatRupees } from '#web/ui/format/rupees.ts';
import { Icon } from '#web/ui/icon.tsx';
import styles from './profile-preview.module.css';
import { toDays, toTexts } from './profile-values.ts';
import { formatWorkingDays, formatWorkingHours } from './working-hours.ts';

interface EditPreviewProps {
  readonly values: {
    readonly name?: unknown;
    readonly specialization?: unknown;
    readonly experience?: unknown;
    readonly hospital?: unknown;
    readonly basicFee?: unknown;
    readonly workingHoursFrom?: unknown;
    readonly workingHoursTo?: unknown;
    readonly workingDays?: unknown;
    readonly languages?: unknown;
    readonly qualifications?: unknown;
  };
  readonly photo: string | null;
  readonly change: PhotoChange;
}

/** The top of the public page as it will be after saving, with defaults for missing parts. */
export function EditPreview({ values, photo, change }: EditPreviewProps) {
  const cut = useFileUrl(change && change !== 'remove' ? change.file : null);
  const text = (value: unknown) => String(value ?? '');
  const name = text(values.name);
  const languages = toTexts(values.languages);
  const qualifications = toTexts(values.qualifications);
  const hours = formatWorkingHours(text(values.workingHoursFrom), text(values.workingHoursTo));
  return (
    <aside
      className={`card stack-1 to-start padded-4 break-anywhere ${styles.preview}`}
      aria-label={m.profile_preview()}
    >
      <p className={`muted small strong ${styles.title}`}>{m.profile_preview()}</p>
      <Avatar name={name} url={change === null ? photo : cut} size={112} />
      <p className={`above-2 title-size bold ${styles.name}`}>{name}</p>
      <p className="accent strong">
        {translateSpecialization(text(values.specialization)) || m.doctors_general()}
      </p>
      <p>{m.doctors_years({ count: Number(values.experience) || 0 })}</p>
      <p className="above-2 title-size bold">{formatRupees(Number(values.basicFee) || 0)}</p>
      <ul className={`stack-2 above-2 ${styles.facts}`}>
        <li>
          <Icon name="clock" />
          <span>
            {hours}
            <br />
            {formatWorkingDays(toDays(values.workingDays))}
          </span>
        </li>
        <li>
          <Icon name="clinic" />
          <span>{text(values.hospital) || m.doctors_own_practice()}</span>
        </li>
        <li>
          <Icon name="globe" />
          <span>{languages.join(', ') || m.spoken_english()}</span>
        </li>
        <li>
          <Icon name="book" />
          <span>{qualifications.join(', ') || m.doctors_default_qualification()}</span>
        </li>
      </ul>
    </aside>
  );
}
