import { useEffect } from 'react';
import {
  data,
  type LoaderFunctionArgs,
  useLoaderData,
  useNavigate,
  useRevalidator,
  useSearchParams,
} from 'react-router';
import type { DemoMessage } from '#contract/messaging/demo-mailbox.ts';
import { m } from '#messages/messages.js';
import type { LoaderDeps } from '#web/api/loader-deps.ts';
import { DemoMessages } from '#web/messaging/demo-messages.tsx';
import { paths } from '#web/ui/paths.ts';
import { ApiError } from '../../api/client.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Page } from '../../ui/page/page.tsx';
import { UnlistedHead } from '../../ui/page/page-head.tsx';
import styles from './demo-mailbox-screen.module.css';

export function loadDemoMailbox({ call }: LoaderDeps) {
  return ({ request }: LoaderFunctionArgs): Promise<DemoMessage[]> => {
    const to = new URL(request.url).searchParams.get('to');
    return call('GET /demo/mailbox', { query: to ? { to } : {} }).catch((error: unknown) => {
      // Without a demo there is no such page.
      throw error instanceof ApiError && error.status === 404 ? data(null, { status: 404 }) : error;
    });
  };
}

export function DemoMailboxScreen() {
  const messages = useLoaderData<DemoMessage[]>();
  const { revalidate, state } = useRevalidator();
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') void revalidate();
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [revalidate]);

  return (
    <Page className={styles.page}>
      <UnlistedHead title={m.notifications_mailbox_page_title()} />
      <div className={`row middle spread ${styles.head}`}>
        <h1>{m.notifications_mailbox_title()}</h1>
        <Button look="quiet" busy={state === 'loading'} onClick={() => void revalidate()}>
          {m.notifications_mailbox_refresh()}
        </Button>
      </div>
      <p className={`line-2 rounded strong ${styles.note}`}>
        <Icon name="warning" />
        <span>{m.notifications_mailbox_note()}</span>
      </p>
      <RecipientFilter />
      {messages.length > 0 ? (
        <DemoMessages messages={messages} />
      ) : (
        <EmptyState
          icon="send"
          title={m.notifications_mailbox_none()}
          text={m.notifications_mailbox_none_hint()}
        >
          <ButtonLink look="quiet" to={paths.forgotPassword}>
            {m.notifications_mailbox_ask()}
          </ButtonLink>
        </EmptyState>
      )}
    </Page>
  );
}

/** Filters the messages by recipient: several people try a demo at the same time. */
function RecipientFilter() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const to = search.get('to') ?? '';
  return (
    // React Router's Form would add a kilobyte to every page's scripts for this form alone.
    <search>
      <form
        className={`row-2 middle ${styles.only}`}
        onSubmit={(event) => {
          event.preventDefault();
          const only = new FormData(event.currentTarget).get('to');
          void navigate(`?${new URLSearchParams({ to: String(only) })}`);
        }}
      >
        <label htmlFor="only-to">{m.notifications_mailbox_only()}</label>
        <input
          id="only-to"
          key={to}
          name="to"
          defaultValue={to}
          placeholder={m.notifications_mailbox_only_hint()}
        />
        <Button type="submit" look="quiet">
          {m.notifications_mailbox_filter()}
        </Button>
        {to && (
          <ButtonLink look="quiet" to={paths.demoMailbox}>
            {m.notifications_mailbox_all()}
          </ButtonLink>
        )}
      </form>
    </search>
  );
}
