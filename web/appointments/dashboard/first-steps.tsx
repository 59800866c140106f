import { type ReactNode, useId, useRef } from 'react';
import type { DashboardFigures } from '#contract/appointments/own-profile.ts';
import { m } from '#messages/messages.js';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { doctorPath, paths } from '#web/ui/paths.ts';
import { toast } from '#web/ui/toasts/toasts.tsx';
import styles from './first-steps.module.css';

interface FirstStepsProps {
  readonly figures: Pick<DashboardFigures, 'hasPublished' | 'hasOverview' | 'registration'>;
  /** The readable id, for URLs. */
  readonly doctorId: string;
}

/** Shown to a new doctor in place of figures that are all zero. */
export function FirstSteps({ figures, doctorId }: FirstStepsProps) {
  const { hasPublished, hasOverview, registration } = figures;
  return (
    <section className="stack-1" aria-labelledby="first-steps-title">
      <h2 id="first-steps-title">{m.practice_start()}</h2>
      <p className="muted">{m.practice_start_text()}</p>
      <ol className={`stack-3 above-3 ${styles.steps}`} data-checked={registration === null}>
        {registration && <Check {...registration} />}
        <Step
          number={1}
          done={hasPublished}
          title={m.practice_step_slots()}
          text={m.practice_step_slots_text()}
        >
          <ButtonLink look={hasPublished ? 'quiet' : 'primary'} to={paths.doctorSlots}>
            {hasPublished ? m.practice_step_slots_again() : m.practice_step_slots_go()}
          </ButtonLink>
        </Step>
        <Step
          number={2}
          done={hasOverview}
          title={m.practice_step_profile()}
          text={m.practice_step_profile_text()}
        >
          <ButtonLink look={hasPublished && !hasOverview ? 'primary' : 'quiet'} to={paths.editProfile}>
            {hasOverview ? m.practice_step_profile_again() : m.practice_step_profile_go()}
          </ButtonLink>
        </Step>
        <Step
          number={3}
          done={false}
          title={m.practice_step_share()}
          text={registration ? m.practice_step_share_wait() : m.practice_step_share_text()}
        >
          {!registration && <ShareAddress doctorId={doctorId} due={hasPublished && hasOverview} />}
        </Step>
      </ol>
    </section>
  );
}

/** The operator's check of the registration, which comes before any booking. */
function Check({ refusal, withinHours }: NonNullable<DashboardFigures['registration']>) {
  return refusal === null ? (
    <Step
      number={0}
      done={false}
      title={m.practice_step_check()}
      text={m.practice_step_check_text({ hours: withinHours })}
    />
  ) : (
    <Step
      number={0}
      done={false}
      title={m.trust_own_refused()}
      text={m.trust_own_refused_text({ reason: refusal })}
    >
      <ButtonLink to={paths.editProfile}>{m.trust_own_correct()}</ButtonLink>
    </Step>
  );
}

interface StepProps {
  readonly number: number;
  readonly done: boolean;
  readonly title: string;
  readonly text: string;
  readonly children?: ReactNode;
}

function Step({ number, done, title, text, children }: StepProps) {
  return (
    <li className={`stack-3 shrinks padded-4 outlined ${styles.step}`}>
      <span
        className={
          done
            ? `centred accent-tint accent large ${styles.done}`
            : `centred accent-tint accent large ${styles.number}`
        }
      >
        {done ? <Icon name="check" /> : <span aria-hidden="true">{number}</span>}
      </span>
      <div className={styles.what}>
        <h3>
          {title}
          {done && (
            <span className={`green-tint small strong ${styles.mark}`}> {m.practice_step_done()}</span>
          )}
        </h3>
        <p>{text}</p>
      </div>
      {children && <div className={`stack-2 ${styles.way}`}>{children}</div>}
    </li>
  );
}

interface ShareAddressProps {
  readonly doctorId: string;
  readonly due: boolean;
}

function ShareAddress({ doctorId, due }: ShareAddressProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const address = `${window.location.origin}${doctorPath(doctorId)}`;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      toast.good(m.practice_copied());
    } catch {
      // Refused, or no clipboard without HTTPS: the selected text can be copied by hand.
      field.current?.select();
      toast.plain(m.practice_not_copied());
    }
  };
  return (
    <>
      <label htmlFor={id} className="visually-hidden">
        {m.practice_step_share_address()}
      </label>
      <input ref={field} id={id} className={styles.address} value={address} readOnly />
      <Button look={due ? 'primary' : 'quiet'} onClick={() => void copy()}>
        <Icon name="copy" />
        {m.practice_step_share_go()}
      </Button>
    </>
  );
}
