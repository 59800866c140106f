import { removeTitles } from '#domain/doctors/doctor-names.ts';
import { m } from '#messages/messages.js';
import styles from './avatar.module.css';
import { detectForeignLanguage } from './format/detect-language.ts';

/** At most two letters, without titles such as "Dr.". */
function getInitials(name: string): string {
  const words = removeTitles(name).split(/\s+/).filter(Boolean);
  const letters = [words[0], words.length > 1 ? words.at(-1) : ''].map((word) => [...(word ?? '')][0] ?? '');
  return letters.join('').toUpperCase();
}

interface AvatarProps {
  readonly name: string;
  readonly url: string | null;
  /** In pixels. */
  readonly size: number;
  /** The name is shown beside it, so the picture is decorative. */
  readonly beside?: boolean;
}

export function Avatar({ name, url, size, beside }: AvatarProps) {
  if (!url) {
    return (
      <svg
        className={`rigid accent-tint ${styles.avatar}`}
        width={size}
        height={size}
        viewBox="0 0 100 100"
        lang={detectForeignLanguage(name)}
        aria-hidden="true"
      >
        <text x="50" y="52" textAnchor="middle" dominantBaseline="central" fontSize={38}>
          {getInitials(name)}
        </text>
      </svg>
    );
  }
  return (
    <img
      className={`rigid accent-tint ${styles.avatar}`}
      src={url}
      alt={beside ? '' : m.shell_photo_of({ name })}
      width={size}
      height={size}
      loading="lazy"
      decoding="async"
    />
  );
}
