import { useId, useRef } from 'react';
import type { DashboardFigures } from '#contract/appointments/own-profile.ts';
import { m } from '#messages/messages.js';
import { Button, ButtonLink, type ButtonLook } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { doctorPath, paths, profileSectionPath } from '#web/ui/paths.ts';
import { StartCard, type StartStep } from '#web/ui/start-card.tsx';
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
    <StartCard
      text={m.practice_start_text()}
      steps={[
        ...(registration ? [describeCheck(registration)] : []),
        {
          title: m.practice_step_slots(),
          text: m.practice_step_slots_text(),
          done: hasPublished,
          way: (look) => (
            <ButtonLink look={look} to={paths.doctorSlots}>
              {hasPublished ? m.practice_step_slots_again() : m.practice_step_slots_go()}
            </ButtonLink>
          ),
        },
        {
          title: m.practice_step_profile(),
          text: m.practice_step_profile_text(),
          done: hasOverview,
          way: (look) => (
            <ButtonLink look={look} to={profileSectionPath('about')}>
              {hasOverview ? m.practice_step_profile_again() : m.practice_step_profile_go()}
            </ButtonLink>
          ),
        },
        {
          title: m.practice_step_share(),
          text: registration ? m.practice_step_share_wait() : m.practice_step_share_text(),
          done: false,
          ...(!registration && { way: (look) => <ShareAddress doctorId={doctorId} look={look} /> }),
        },
      ]}
    />
  );
}

/** The operator's check of the registration, which comes before any booking. */
function describeCheck({ refusal, withinHours }: NonNullable<DashboardFigures['registration']>): StartStep {
  if (refusal === null) {
    return {
      title: m.practice_step_check(),
      text: m.practice_step_check_text({ hours: withinHours }),
      done: false,
    };
  }
  return {
    title: m.trust_own_refused(),
    text: m.trust_own_refused_text({ reason: refusal }),
    done: false,
    way: (look) => (
      <ButtonLink look={look} to={profileSectionPath('registration')}>
        {m.trust_own_correct()}
      </ButtonLink>
    ),
  };
}

interface ShareAddressProps {
  readonly doctorId: string;
  readonly look: ButtonLook;
}

function ShareAddress({ doctorId, look }: ShareAddressProps) {
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
      <Button look={look} onClick={() => void copy()}>
        <Icon name="copy" />
        {m.practice_step_share_go()}
      </Button>
    </>
  );
}
