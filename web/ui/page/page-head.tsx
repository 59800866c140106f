import { createContext, use } from 'react';
import type { DocumentHead } from '#contract/platform/page-rendering.ts';
import { useSite } from './site.ts';

/** Receives the head of the page during rendering on the server, which creates the elements itself. */
export const HeadContext = createContext<((head: DocumentHead) => void) | null>(null);

interface PageHeadProps {
  readonly title: string;
  readonly description: string;
  /** The canonical path, without the rest of the query. */
  readonly path: string;
  /** For a page about one person: the URL of their picture, if there is one. */
  readonly profile?: { readonly picture: string | null };
}

export function PageHead({ title, description, path, profile }: PageHeadProps) {
  const url = useSite().origin + path;
  const receive = use(HeadContext);
  if (receive) {
    const picture = profile?.picture ?? null;
    receive({ listed: true, title, description, url, type: profile ? 'profile' : 'website', picture });
    return null;
  }
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={url} />
      {profile && <meta property="og:type" content="profile" />}
      {profile?.picture && <meta property="og:image" content={profile.picture} />}
    </>
  );
}

/** The head of a page that search engines must not index. */
export function UnlistedHead({ title = null }: { readonly title?: string | null }) {
  const receive = use(HeadContext);
  if (receive) {
    receive({ listed: false, title });
    return null;
  }
  return (
    <>
      {title !== null && <title>{title}</title>}
      <meta name="robots" content="noindex" />
    </>
  );
}
