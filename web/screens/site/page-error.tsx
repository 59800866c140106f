import { useEffect } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router';
import { m } from '#messages/messages.js';
import { paths } from '../../paths.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { NotFoundScreen } from './not-found-screen.tsx';
import { ShellFrame } from './shell-frame.tsx';

/** What is shown when a screen could not be loaded or drawn: not there, or worth another try. */
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
          text={m.shell_error_text()}
        >
          {/* A whole new page: a screen that failed to load, or an update of the site, is fetched afresh. */}
          <Button onClick={() => window.location.reload()}>{m.shell_retry()}</Button>
          <ButtonLink look="quiet" to={paths.home}>
            {m.shell_go_home()}
          </ButtonLink>
        </Notice>
      )}
    </ShellFrame>
  );
}
