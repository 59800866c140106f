import { m } from '#messages/messages.js';
import { OwnPractices } from '#web/doctors/practices/own-practices.tsx';
import { useOwnPractices } from '#web/doctors/queries.ts';
import { CardSkeletons, LoadFailureMessage } from '#web/platform/loading/loading-states.tsx';
import { paths } from '#web/ui/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';

export function PracticesScreen() {
  const { data, error, isFetching, refetch } = useOwnPractices();
  return (
    <>
      <title>{`${m.practices_heading()} | ${m.shell_brand()}`}</title>
      <div className="row-3 bottom spread">
        <div>
          <h1>{m.practices_heading()}</h1>
          <p className="muted">{m.practices_lead()}</p>
        </div>
        <ButtonLink look="quiet" to={paths.editProfile}>
          <Icon name="person" />
          {m.profile_heading()}
        </ButtonLink>
      </div>
      {data ? (
        <OwnPractices practices={data.practices} />
      ) : error ? (
        <LoadFailureMessage
          title={m.practices_not_loaded()}
          error={error}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <CardSkeletons />
      )}
    </>
  );
}
