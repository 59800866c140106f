import type { Specialization } from '#domain/specializations.ts';

/** Our own line drawings on a 24-point grid, one for each specialization. */
const shapes: Readonly<Record<Specialization, string>> = {
  'General Medicine':
    'M6 3.5v5a4.5 4.5 0 0 0 9 0v-5M10.5 13v2a4.5 4.5 0 0 0 9 0v-1.5M19.5 13.5a2 2 0 1 0 0-4 2 2 0 0 0 0 4z',
  Pediatrics:
    'M12 20.5a8 8 0 1 0 0-16 8 8 0 0 0 0 16zM9.2 11.5v.1M14.8 11.5v.1M9 15c1.8 1.8 4.2 1.8 6 0M12 4.5c-.6 1.8.4 3 2 2.6',
  Cardiology:
    'M12 20.5S3.5 15.5 3.5 9.5A4.6 4.6 0 0 1 12 7a4.6 4.6 0 0 1 8.5 2.5c0 6-8.5 11-8.5 11zM4.5 12.5h4l1.5-3 2.5 5.5 1.5-2.5h5.5',
  Dermatology:
    'M12 3.5s4.5 4.8 4.5 8a4.5 4.5 0 0 1-9 0c0-3.2 4.5-8 4.5-8zM4 19c2.7-1.6 5.3 1.6 8 0s5.3 1.6 8 0',
  Orthopedics: 'M8 10a2.4 2.4 0 1 0-3.6 2A2.4 2.4 0 1 0 8 14h8a2.4 2.4 0 1 0 3.6-2A2.4 2.4 0 1 0 16 10z',
  Gynecology: 'M12 14a5 5 0 1 0 0-10 5 5 0 0 0 0 10zM12 14v7M8.5 17.8h7',
  Psychiatry:
    'M9 20.5V17H7.2a2 2 0 0 1-2-2v-2.3L3.7 12 5.2 9a6.8 6.8 0 1 1 11.3 6.2v5.3M9.8 9.2a2.2 2.2 0 1 1 3.2 2c-.8.4-1 .8-1 1.6',
  'ENT (Otorhinolaryngology)':
    'M7 9.5a5.3 5.3 0 0 1 10.6 0c0 3.7-3.6 4.4-3.6 7.4a3.2 3.2 0 0 1-6 1.6M10 9.8a2.3 2.3 0 0 1 4.6 0c0 1.7-2.3 2-2.3 3.6',
  Ophthalmology:
    'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6z',
  Neurology:
    'M12 5.5a3 3 0 0 0-5.6 1.2A3.6 3.6 0 0 0 5 13a3.6 3.6 0 0 0 3 5.5 2.6 2.6 0 0 0 4-.5zM12 5.5a3 3 0 0 1 5.6 1.2A3.6 3.6 0 0 1 19 13a3.6 3.6 0 0 1-3 5.5 2.6 2.6 0 0 1-4-.5M8.5 10.5c1 0 1.8.6 2 1.6M15.5 10.5c-1 0-1.8.6-2 1.6',
  Oncology: 'M8 20.5l6.6-11.7C15.9 6.5 15 3.5 12 3.5S8.1 6.5 9.4 8.8L16 20.5',
  Urology:
    'M8 3.5v3c0 1.8-1.5 3-1.5 5.5a5.5 5.5 0 0 0 11 0c0-2.5-1.5-3.7-1.5-5.5v-3M12 17.5v3M9 12c2 1.2 4-1.2 6 0',
  Nephrology:
    'M9.2 5C6 4.2 4 7.5 4 11.2s1.6 7.3 4 7.3c1.7 0 2.5-1.3 2.5-2.9 0-1.5-1.2-1.9-1.2-3.4s1.5-2.2 1.5-4.2c0-1.5-.5-2.7-1.6-3zM14.8 5c3.2-.8 5.2 2.5 5.2 6.2s-1.6 7.3-4 7.3c-1.7 0-2.5-1.3-2.5-2.9 0-1.5 1.2-1.9 1.2-3.4s-1.5-2.2-1.5-4.2c0-1.5.5-2.7 1.6-3z',
  Gastroenterology:
    'M9.5 3.5v3.8C9.5 9.5 5 10.5 5 15.2a5.3 5.3 0 0 0 5.4 5.3c5.2 0 8.6-4 8.6-8.8 0-2.9-1.3-4.7-3.2-4.7S13 8.5 13 10',
  Pulmonology:
    'M12 3.5v8M12 8.5l-2.3 2.2M12 8.5l2.3 2.2M9.7 7.5C7 8 4 13 4 17c0 2.1 1 3 2.5 3s3.2-1 3.2-3zM14.3 7.5C17 8 20 13 20 17c0 2.1-1 3-2.5 3s-3.2-1-3.2-3z',
  Endocrinology:
    'M12 3l4 2.3v4.6l-4 2.3-4-2.3V5.3zM12 12.2V16M12 21a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5zM8 9.9l-3 1.8M16 9.9l3 1.8',
  Radiology:
    'M4 8V4h4M16 4h4v4M20 16v4h-4M8 20H4v-4M12 7v10M8.5 9.5c2.3-.8 4.7-.8 7 0M8.5 12.5c2.3-.8 4.7-.8 7 0M9.2 15.5c1.8-.6 3.8-.6 5.6 0',
  Anesthesiology:
    'M15.5 3l5.5 5.5M18.2 5.8l-2.7 2.7M16.5 11.5L9.5 18.5H5.5v-4l7-7zM5.5 18.5L3 21M9.5 12.5l1.8 1.8',
  Dentistry:
    'M12 6.2c-1.6-1.5-5.9-2.4-6.9 1-.8 2.8.7 4.7 1.1 7.2.4 2.9.8 6.1 2.3 6.1 2 0 1.5-5.5 3.5-5.5s1.5 5.5 3.5 5.5c1.5 0 1.9-3.2 2.3-6.1.4-2.5 1.9-4.4 1.1-7.2-1-3.4-5.3-2.5-6.9-1z',
};

/** A specialization as a picture; decorative, its name stands beside it. */
export function SpecializationIcon({ specialization }: { readonly specialization: Specialization }) {
  return (
    <svg
      width="26"
      height="26"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={shapes[specialization]} />
    </svg>
  );
}
