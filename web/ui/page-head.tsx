import { useSite } from './site.ts';

interface PageHeadProps {
  /** The whole title, the brand included. */
  readonly title: string;
  readonly description: string;
  /** The one address of this page, without what else its query may hold. */
  readonly path: string;
}

/**
 * What search engines and shared links read of a public page. The server makes the preview of a link from it
 * (server/pages/page-head.ts), so nothing is said twice.
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
