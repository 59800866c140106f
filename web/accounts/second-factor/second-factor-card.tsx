import { useQueryClient } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import type { SecondFactor } from '#contract/accounts/second-factor.ts';
import { toCalendarDay } from '#domain/platform/calendar-days.ts';
import { m } from '#messages/messages.js';
import { useCall } from '#web/api/context.tsx';
import { LoadedPart } from '#web/platform/loading/loaded-part.tsx';
import { Button } from '#web/ui/button.tsx';
import { clinicTimeZone } from '#web/ui/format/clinic-time.ts';
import { formatLongDay } from '#web/ui/format/format-day.ts';
import { Icon } from '#web/ui/icon.tsx';
import { SettingsCard } from '#web/ui/settings-card.tsx';
import { accountKeys, type SecondFactorBase, useSecondFactor } from '../queries.ts';
import { EnableSecondFactor } from './enable-second-factor.tsx';
import { PasswordAndCodeForm } from './password-and-code-form.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import styles from './second-factor.module.css';

interface SecondFactorCardProps {
  readonly id: string;
  readonly base: SecondFactorBase;
}

export function SecondFactorCard({ id, base }: SecondFactorCardProps) {
  const titleId = useId();
  const call = useCall();
  const client = useQueryClient();
  const query = useSecondFactor(id, base);
  const [doing, setDoing] = useState<'on' | 'off' | 'renew' | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const title = useRef<HTMLHeadingElement>(null);

  const show = (made: readonly string[] | null) => {
    setDoing(null);
    setCodes(made);
    void client.invalidateQueries({ queryKey: accountKeys.secondFactor(id) });
  };
  /** The focused control is gone. */
  const finish = () => {
    show(null);
    title.current?.focus();
  };
  const change = async (body: { password: string; code: string }) => {
    if (doing === 'renew') return show((await call(`POST ${base}/recovery-codes`, { body })).recoveryCodes);
    const answer = await call(`POST ${base}/turn-off`, { body });
    const off: SecondFactor = { since: null, recoveryCodesLeft: 0 };
    client.setQueriesData({ queryKey: accountKeys.secondFactor(id) }, off);
    finish();
    return answer;
  };

  return (
    <SettingsCard titleId={titleId}>
      <h2 id={titleId} ref={title} tabIndex={-1}>
        {m.factor_title()}
      </h2>
      <p className="muted readable">{m.factor_about()}</p>
      {codes ? (
        <RecoveryCodes codes={codes} onKept={finish} />
      ) : doing === 'on' ? (
        <EnableSecondFactor base={base} onDone={show} onCancel={finish} />
      ) : doing ? (
        <PasswordAndCodeForm key={doing} change={doing} onSend={change} onCancel={finish} />
      ) : (
        <LoadedPart query={query} height={44}>
          {(state) => <Present state={state} onDo={setDoing} />}
        </LoadedPart>
      )}
    </SettingsCard>
  );
}

interface PresentProps {
  readonly state: SecondFactor;
  readonly onDo: (doing: 'on' | 'off' | 'renew') => void;
}

function Present({ state: { since, recoveryCodesLeft }, onDo }: PresentProps) {
  if (since === null) {
    return (
      <div className={styles.buttons}>
        <Button look="quiet" onClick={() => onDo('on')}>
          {m.factor_turn_on()}
        </Button>
      </div>
    );
  }
  return (
    <>
      <p className={`line-2 ${styles.on}`}>
        <Icon name="shield" />
        <span>
          {m.factor_on_since({ day: formatLongDay(toCalendarDay(Date.parse(since), clinicTimeZone())) })}{' '}
          {m.factor_codes_left({ count: recoveryCodesLeft })}
        </span>
      </p>
      <div className={styles.buttons}>
        <Button look="quiet" onClick={() => onDo('renew')}>
          {m.factor_new_codes()}
        </Button>
        <Button look="quiet" onClick={() => onDo('off')}>
          {m.factor_turn_off()}
        </Button>
      </div>
    </>
  );
}
