import { maxPeople } from '#domain/patients/guardianship.ts';
import { m } from '#messages/messages.js';
import { FamilyCards } from '#web/patients/family/family-cards.tsx';
import { useFamily, useRefreshFamily } from '#web/patients/queries.ts';
import { Loaded } from '#web/platform/loading/loading-states.tsx';
import { useAreaUser } from '../area/use-area-user.ts';

export function PatientPeopleScreen() {
  const user = useAreaUser();
  const family = useFamily(user.id);
  const changed = useRefreshFamily(user.id);
  return (
    <div className="stack-4 column">
      <title>{`${m.people_title()} | ${m.shell_brand()}`}</title>
      <header className="stack-2">
        <h1>{m.people_title()}</h1>
        <p className="muted readable">{m.people_lead({ count: maxPeople })}</p>
      </header>
      <Loaded query={family} failed={m.people_failed()}>
        {(data) => <FamilyCards key={user.id} family={data} onDone={changed} />}
      </Loaded>
    </div>
  );
}
