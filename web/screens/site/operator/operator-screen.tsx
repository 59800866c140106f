import { useState } from 'react';
import { m } from '#messages/messages.js';
import { explainFailure } from '#web/api/refusals.ts';
import styles from '#web/site/operator/operator.module.css';
import { OperatorLogin } from '#web/site/operator/operator-login.tsx';
import { OperatorQueueList } from '#web/site/operator/operator-queue-list.tsx';
import { tabStorage } from '#web/ui/browser/storage.ts';
import { useHydrated } from '#web/ui/browser/use-hydrated.ts';
import { ApiError } from '../../../api/client.ts';
import { useCall } from '../../../api/context.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { UnlistedHead } from '../../../ui/page/page-head.tsx';
import { toast } from '../../../ui/toasts/toasts.tsx';

/** Stored for the tab only: after closing it the operator logs in again, with the second step. */
const tokenKey = 'operator';

export function OperatorScreen() {
  const hydrated = useHydrated();
  const call = useCall();
  const [entered, setEntered] = useState<string | null | undefined>(undefined);
  const token = entered === undefined && hydrated ? tabStorage.getItem(tokenKey) : entered;
  const enter = (next: string | null) => {
    if (next === null) tabStorage.removeItem(tokenKey);
    else tabStorage.setItem(tokenKey, next);
    setEntered(next);
  };
  /** Shows the reason of a failure; an expired session leads back to the login. */
  const fail = (error: unknown) => {
    console.error(error);
    const isOver = error instanceof ApiError && error.code === 'unauthenticated';
    toast.bad(isOver ? m.operator_over() : explainFailure(error));
    if (isOver) enter(null);
  };
  const logOut = async () => {
    if (token) await call('POST /operator/log-out', { token }).catch(fail);
    enter(null);
  };
  return (
    <Page className={styles.page}>
      <UnlistedHead title={`${m.operator_title()} | ${m.shell_brand()}`} />
      {token ? (
        <OperatorQueueList token={token} onFailed={fail} onLogOut={() => void logOut()} />
      ) : (
        <OperatorLogin onEntered={enter} />
      )}
    </Page>
  );
}
