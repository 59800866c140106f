import { useEffect } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router';
import { m } from '#messages/messages.js';
import { paths } from '#web/ui/paths.ts';
import { getServerFault } from '../../../api/server-fault.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/page/notice.tsx';
import { NotFoundScreen } from '../not-found-screen.tsx';
import { ShellFrame } from './shell-frame.tsx';

/** A screen that could not be loaded or rendered: not found, or a button to try again. */
export function PageError() {
  const error = useRouteError();
  const notFound = isRouteErrorResponse(error) && error.status === 404;

  useEffect(() => {
    if (!notFound) console.error(error);
  }, [error, notFound]);

  return (
    <ShellFrame>
      {notFound ? (
        <NotFoundScreen />
      ) : (
        <Notice
          pageTitle={m.shell_error_page_title()}
          title={m.shell_error_title()}
          text={getServerFault(error) ?? m.shell_error_text()}
        >
          {/* Reloads the page, in case a file failed to load or the site was updated. */}
          <Button onClick={() => window.location.reload()}>{m.common_try_again()}</Button>
          <ButtonLink look="quiet" to={paths.home}>
            {m.common_go_to_home()}
          </ButtonLink>
        </Notice>
      )}
    </ShellFrame>
  );
}
