import { m } from '#messages/messages.js';
import { paths } from '#web/ui/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';

export function UnknownScreen() {
  return (
    <>
      <title>{m.shell_not_found_title()}</title>
      <h1>{m.shell_not_found_title()}</h1>
      <EmptyState icon="search" title={m.shell_not_found_text()}>
        <ButtonLink to={paths.dashboard}>{m.common_dashboard()}</ButtonLink>
      </EmptyState>
    </>
  );
}
