import { useSite } from './site.ts';

interface PageHeadProps {
  /** With the brand. */
  readonly title: string;
  readonly description: string;
  /** The canonical path, without other parts of the query. */
  readonly path: string;
}

/**
 * What search engines and shared links read of a public page. The server derives the link preview from it
 * (server/pages/page-head.ts).
 */
export function PageHead({ title, description, path }: PageHeadProps) {
  const { origin } = useSite();
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={origin + path} />
    </>
  );
}
