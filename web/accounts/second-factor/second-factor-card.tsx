import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import type { SecondFactor } from '#contract/accounts/second-factor.ts';
import { toCalendarDay } from '#domain/platform/calendar-days.ts';
import { m } from '#messages/messages.js';
import { useCall } from '#web/api/context.tsx';
import { getRefusalMessage } from '#web/api/refusals.ts';
import { Button } from '#web/ui/button.tsx';
import { clinicTimeZone } from '#web/ui/format/clinic-time.ts';
import { formatLongDay } from '#web/ui/format/format-day.ts';
import { Icon } from '#web/ui/icon.tsx';
import { SettingsCard } from '#web/ui/settings-card.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { toast } from '#web/ui/toasts/toasts.tsx';
import { EnableSecondFactor, type SecondFactorBase } from './enable-second-factor.tsx';
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
  const queryKey = ['second-factor', base, id];
  const state = useQuery({ queryKey, queryFn: () => call(`GET ${base}`) });
  const [doing, setDoing] = useState<'on' | 'off' | 'renew' | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const title = useRef<HTMLHeadingElement>(null);

  /** The focused control is gone. */
  const finish = () => {
    setDoing(null);
    setCodes(null);
    title.current?.focus();
    return client.invalidateQueries({ queryKey });
  };
  const show = (made: readonly string[]) => {
    setDoing(null);
    setCodes(made);
    void client.invalidateQueries({ queryKey });
  };
  const change = async (body: { password: string; code: string }) => {
    if (doing === 'renew') {
      return show((await call(`POST ${base}/recovery-codes`, { body })).recoveryCodes);
    }
    toast.good((await call(`POST ${base}/turn-off`, { body })).message);
    client.setQueryData<SecondFactor>(queryKey, { since: null, recoveryCodesLeft: 0 });
    await finish();
  };

  return (
    <SettingsCard titleId={titleId}>
      <h2 id={titleId} ref={title} tabIndex={-1}>
        {m.factor_title()}
      </h2>
      <p className="muted readable">{m.factor_about()}</p>
      {codes ? (
        <RecoveryCodes codes={codes} onKept={() => void finish()} />
      ) : doing === 'on' ? (
        <EnableSecondFactor
          base={base}
          onDone={(made) => {
            toast.good(m.factor_turned_on());
            show(made);
          }}
          onCancel={() => void finish()}
        />
      ) : doing ? (
        <PasswordAndCodeForm key={doing} change={doing} onSend={change} onCancel={() => void finish()} />
      ) : state.data ? (
        <Present state={state.data} onDo={setDoing} />
      ) : state.isError ? (
        <>
          <p>{getRefusalMessage(state.error) ?? m.session_no_connection()}</p>
          <div className={styles.buttons}>
            <Button look="quiet" busy={state.isFetching} onClick={() => void state.refetch()}>
              {m.dashboards_retry()}
            </Button>
          </div>
        </>
      ) : (
        <Skeleton height={44} />
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
