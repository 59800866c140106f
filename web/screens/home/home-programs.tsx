import type { ReactNode } from 'react';
import type { HomeContent } from '#contract/site/home-content.ts';
import { type ProgramId, programs, truncateDescription } from '#domain/search/programs.ts';
import { m } from '#messages/messages.js';
import { Button } from '#web/ui/button.tsx';
import { formatRupees } from '#web/ui/format/rupees.ts';
import { UserText } from '#web/ui/format/user-text.tsx';
import { Page } from '#web/ui/page/page.tsx';
import { hospitalPath } from '#web/ui/paths.ts';
import { toast } from '#web/ui/toasts/toasts.tsx';
import { HomeDrawing } from './home-drawing.tsx';
import styles from './home-programs.module.css';

const descriptions = {
  nutrition: [m.programs_nutrition, m.programs_nutrition_text],
  cardiac: [m.programs_cardiac, m.programs_cardiac_text],
  diabetes: [m.programs_diabetes, m.programs_diabetes_text],
  oncology: [m.programs_oncology, m.programs_oncology_text],
  orthopedic: [m.programs_orthopedic, m.programs_orthopedic_text],
  maternity: [m.programs_maternity, m.programs_maternity_text],
  pulmonary: [m.programs_pulmonary, m.programs_pulmonary_text],
  dialysis: [m.programs_dialysis, m.programs_dialysis_text],
  mental: [m.programs_mental, m.programs_mental_text],
  pediatric: [m.programs_pediatric, m.programs_pediatric_text],
} as const satisfies Record<ProgramId, unknown>;

/** The first 100 characters; a click shows the rest, without scripts. */
function Description({ text }: { readonly text: string }) {
  const short = truncateDescription(text);
  if (short === text) return <p className={styles.description}>{text}</p>;
  return (
    <details className={styles.description}>
      <summary>
        {/* Older browsers count grapheme clusters of Indian scripts differently; the server's text stays. */}
        <span className={styles.short} suppressHydrationWarning>
          {short}
        </span>{' '}
        <span className={styles.short}>
          <span className={`accent strong nowrap ${styles.more}`}>{m.programs_more()}</span>
        </span>
        <span className={styles.whole}>
          {text} <span className={`accent strong nowrap ${styles.more}`}>{m.programs_less()}</span>
        </span>
      </summary>
    </details>
  );
}

interface ProgramProps {
  readonly name: string;
  readonly text: string;
  readonly rupees: number;
  readonly drawing?: ProgramId;
  readonly children: ReactNode;
}

function Program({ name, text, rupees: price, drawing, children }: ProgramProps) {
  return (
    <li className={`flex shrinks relative outlined ${styles.program}`}>
      {drawing && <HomeDrawing name={drawing} />}
      <h3>{drawing ? name : <UserText>{name}</UserText>}</h3>
      <Description text={text} />
      <div className={`row middle spread ${styles.end}`}>
        <p className="large strong nowrap">{formatRupees(price)}</p>
        {children}
      </div>
    </li>
  );
}

/** The demo's ten programs with fixed prices; they are arranged at the hospital, as their button says. */
const demoPrograms = () =>
  programs.map(({ id, rupees: price }) => {
    const name = descriptions[id][0]();
    return (
      <Program key={id} name={name} text={descriptions[id][1]()} rupees={price} drawing={id}>
        <Button
          look="quiet"
          className={styles.book}
          aria-label={m.programs_book_named({ name })}
          onClick={() => toast.plain(m.programs_booked({ name }))}
        >
          {m.programs_book()}
        </Button>
      </Program>
    );
  });

/** Fixed-price programs described by hospitals, and the ten of the demo; renders no section without any. */
export function HomePrograms({ content: { isDemo, programs: own } }: { readonly content: HomeContent }) {
  if (!isDemo && own.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="programs-title">
      <Page>
        <h2 id="programs-title" className="title-size">
          {m.programs_title()}
        </h2>
        <p className="above-2 muted">{isDemo ? m.programs_lead() : m.programs_own_lead()}</p>
        <ul className={`grid relative ${styles.programs}`}>
          {isDemo && demoPrograms()}
          {own.map(({ name, rupees, description, hospitalId, hospitalName }) => (
            <Program key={`${hospitalId} ${name}`} name={name} text={description} rupees={rupees}>
              <a className="strong break-anywhere" href={hospitalPath(hospitalId)}>
                <UserText>{hospitalName}</UserText>
              </a>
            </Program>
          ))}
        </ul>
      </Page>
    </section>
  );
}
