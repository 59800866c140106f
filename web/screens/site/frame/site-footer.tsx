import { Link } from 'react-router';
import { m } from '#messages/messages.js';
import { Icon } from '#web/ui/icon.tsx';
import { Page } from '#web/ui/page/page.tsx';
import { useSite } from '#web/ui/page/site.ts';
import { doctorsPath, paths } from '#web/ui/paths.ts';
import styles from './site-footer.module.css';

/** Links to share this site. Nothing is loaded from these services. */
function createShareLinks(address: string) {
  const said = encodeURIComponent(`${m.footer_share_text()} ${address}`);
  return [
    ['WhatsApp', `https://wa.me/?text=${said}`],
    ['Facebook', `https://www.facebook.com/sharer/sharer.php?u=${encodeURIComponent(address)}`],
    [m.common_e_mail(), `mailto:?subject=${m.shell_brand()}&body=${said}`],
  ] as const;
}

export function SiteFooter() {
  const { origin } = useSite();
  const columns = [
    [
      m.footer_overview(),
      [
        [paths.home, m.footer_home()],
        [paths.services, m.shell_nav_services()],
        [paths.faqs, m.shell_nav_faqs()],
      ],
    ],
    [
      m.footer_company(),
      [
        [paths.aboutUs, m.shell_nav_about()],
        [paths.contact, m.legal_contact()],
        [paths.privacy, m.legal_privacy()],
        [paths.terms, m.legal_terms()],
        [paths.apiDocs, m.shell_api()],
      ],
    ],
    [
      m.footer_explore(),
      [
        [doctorsPath({}), m.common_find_a_doctor()],
        [paths.heart, m.footer_heart()],
        [paths.login, m.session_sign_up_login()],
      ],
    ],
  ] as const;
  return (
    <footer className={`line-above muted ${styles.footer}`}>
      <Page className={styles.columns}>
        <nav aria-label={m.footer_nav()} className={styles.places}>
          {columns.map(([title, links]) => (
            <section key={title}>
              <h2>{title}</h2>
              <ul>
                {links.map(([to, name]) => (
                  <li key={to}>
                    {/* The API's pages are not screens, so the browser loads them. */}
                    <Link to={to} reloadDocument={to === paths.apiDocs}>
                      {name}
                    </Link>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </nav>
        <section>
          <h2>{m.footer_social()}</h2>
          <p>{m.footer_share()}</p>
          <ul className={`row ${styles.shares}`}>
            {createShareLinks(`${origin}/`).map(([name, href]) => (
              <li key={name}>
                <a href={href} rel="noreferrer">
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </section>
      </Page>
      <div className="line-above">
        <Page className={styles.row}>
          <a className={styles.emergency} href="tel:108">
            <Icon name="phone" />
            {m.pages_emergency()}
          </a>
          <p>
            {m.shell_footer()} {m.shell_copyright()}
          </p>
        </Page>
      </div>
    </footer>
  );
}
