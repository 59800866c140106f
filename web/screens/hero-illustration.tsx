import { m } from '#messages/messages.js';

/** Our own drawing: a doctor and a patient at a window, a calendar and a heartbeat between them. */
export function HeroIllustration({ className }: { readonly className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 520 430" role="img" aria-label={m.home_illustration()}>
      <path d="M56 400V196C56 98 146 28 260 28s204 70 204 168v204z" fill="var(--accent-tint)" />
      <circle cx="206" cy="112" r="34" fill="var(--star)" opacity=".55" />
      <path
        d="M56 312c52-44 96-30 150-8s92-30 144-32 82 14 114 28v100H56z"
        fill="var(--accent)"
        opacity=".16"
      />
      <path d="M56 350c60-26 128-20 190-6s150-26 218-2v58H56z" fill="var(--accent)" opacity=".18" />
      <path d="M260 28v372M56 200h408" stroke="var(--paper)" strokeWidth="8" />
      <path
        d="M56 400V196C56 98 146 28 260 28s204 70 204 168v204"
        fill="none"
        stroke="var(--accent)"
        strokeWidth="8"
      />
      <Patient />
      <Doctor />
      <Calendar />
      <path
        d="M196 262h26l8-14 12 32 13-46 11 38 7-10h34"
        fill="none"
        stroke="var(--coral)"
        strokeWidth="5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <Sill />
    </svg>
  );
}

function Patient() {
  return (
    <g>
      <path d="M66 398c0-62 24-98 70-102 48 4 70 42 70 102z" fill="var(--coral)" />
      <path d="M94 312c34 16 62 48 74 86h38c0-46-12-80-38-94-14 10-44 14-74 8z" fill="var(--star)" />
      <path d="M122 252h32v40c0 10-7 17-16 17s-16-7-16-17z" fill="var(--skin-warm)" />
      <circle cx="103" cy="216" r="19" fill="var(--hair-grey)" />
      <ellipse cx="141" cy="226" rx="33" ry="38" fill="var(--skin-warm)" />
      <path
        d="M107 234c-6-40 10-56 36-56 24 0 36 18 32 40-10-12-22-17-35-17-16 0-24 12-25 33-2 4-7 4-8 0z"
        fill="var(--hair-grey)"
      />
      <circle cx="156" cy="212" r="2.6" fill="var(--red)" />
      <g fill="none" stroke="var(--hair-dark)" strokeWidth="3" strokeLinecap="round">
        <path d="M147 226v2M165 226v2M148 244q9 8 17 0" />
        <path d="M113 240v4" stroke="var(--star)" strokeWidth="5" />
      </g>
    </g>
  );
}

function Doctor() {
  return (
    <g>
      <path d="M312 398c0-66 22-108 70-112 50 4 72 46 72 112z" fill="var(--white-coat)" />
      <path d="M358 290l24 44 26-44c-8-4-17-5-26-5s-17 1-24 5z" fill="var(--accent)" />
      <path d="M366 244h34v40c0 9-8 16-17 16s-17-7-17-16z" fill="var(--skin-deep)" />
      <ellipse cx="381" cy="212" rx="34" ry="39" fill="var(--skin-deep)" />
      <path
        d="M346 214c-6-42 10-60 38-60 30 0 42 22 34 56-1 8-6 12-8 12-1-14-4-24-12-30-16 4-32 2-42-4-6 6-8 14-9 26z"
        fill="var(--hair-dark)"
      />
      <g fill="none" stroke="var(--hair-dark)" strokeWidth="3" strokeLinecap="round">
        <path d="M359 213v2M379 213v2M358 233q10 9 20 0" />
        <circle cx="359" cy="214" r="9.5" strokeWidth="2" />
        <circle cx="379" cy="214" r="9.5" strokeWidth="2" />
        <path d="M388.5 213l24-3" strokeWidth="2" />
        <path d="M352 292c-6 34 6 50 24 54M412 292c8 32 0 48-12 52" strokeWidth="4" />
        <path d="M376 346v12" strokeWidth="4" />
      </g>
      <circle cx="376" cy="365" r="8" fill="var(--star)" />
      <circle cx="400" cy="347" r="5" fill="var(--hair-dark)" />
      <path d="M420 350h18v26h-18z" fill="var(--accent-tint)" />
    </g>
  );
}

function Calendar() {
  const days = [0, 1, 2, 3, 4, 5, 6, 7];
  return (
    <g>
      <rect x="214" y="298" width="92" height="100" rx="12" fill="var(--white-coat)" />
      <path d="M214 322v-12a12 12 0 0 1 12-12h68a12 12 0 0 1 12 12v12z" fill="var(--accent)" />
      <path d="M236 290v14M284 290v14" stroke="var(--hair-dark)" strokeWidth="4" strokeLinecap="round" />
      {days.map((day) => (
        <rect
          key={day}
          x={226 + (day % 4) * 18}
          y={334 + Math.floor(day / 4) * 18}
          width="12"
          height="12"
          rx="3"
          fill={day === 6 ? 'var(--coral)' : 'var(--hair-grey)'}
          opacity={day === 6 ? 1 : 0.4}
        />
      ))}
      <path d="M226 378h40" stroke="var(--hair-grey)" strokeWidth="6" strokeLinecap="round" opacity=".5" />
    </g>
  );
}

/** The sill with a glass of tea and a plant: somebody lives here. */
function Sill() {
  return (
    <g>
      <path d="M470 398l6-40h32l6 40z" fill="var(--coral)" />
      <path
        d="M492 358c-4-30-22-40-34-40 0 18 12 34 34 40zM492 358c0-34 12-52 22-58 6 22-2 46-22 58zM491 358c-6-24-4-44 0-60 8 16 8 40 0 60z"
        fill="var(--accent)"
      />
      <path d="M18 362h26l-4 36H22z" fill="var(--star)" opacity=".85" />
      <path
        d="M26 352c-5-6 5-8 0-15M37 352c-5-6 5-8 0-15"
        fill="none"
        stroke="var(--hair-grey)"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <rect x="4" y="396" width="512" height="16" rx="8" fill="var(--accent)" />
    </g>
  );
}
