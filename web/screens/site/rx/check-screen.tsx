import { data, type LoaderFunctionArgs, useLoaderData, useParams } from 'react-router';
import type { CheckedPaper } from '#contract/clinical/prescription-checks.ts';
import { m } from '#messages/messages.js';
import type { LoaderDeps } from '#web/api/loader-deps.ts';
import { VerifiedPaper } from '#web/clinical/prescription-checks/verified-paper.tsx';
import { paths } from '#web/ui/paths.ts';
import { ApiError } from '../../../api/client.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/page/notice.tsx';

/** Returns null for an unknown prescription (404). */
export function loadVerifiedPaper({ call }: LoaderDeps) {
  return async ({ params: { checkId = '' }, request }: LoaderFunctionArgs) => {
    const shown = new URL(request.url).searchParams.get('shown');
    try {
      return await call('GET /prescription-checks/:checkId', {
        params: { checkId },
        query: shown === null ? {} : { shown },
      });
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) return data(null, { status: 404 });
      throw error;
    }
  };
}

/** /rx/:checkId: checks that a printed prescription is still valid, for a pharmacy without a login. */
export function CheckScreen() {
  const paper = useLoaderData<CheckedPaper | null>();
  const { checkId } = useParams();
  if (paper && checkId) return <VerifiedPaper checkId={checkId} paper={paper} />;
  return (
    <Notice pageTitle={m.papers_page_title()} title={m.papers_unknown()} text={m.refusal_paper_unknown()}>
      <ButtonLink to={paths.checkCode}>{m.papers_verify_title()}</ButtonLink>
    </Notice>
  );
}
