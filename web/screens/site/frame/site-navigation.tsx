import { NavLink } from 'react-router';
import { m } from '#messages/messages.js';
import { paths } from '#web/ui/paths.ts';

interface NavigationProps {
  readonly className: string | undefined;
  readonly onFollow?: () => void;
}

export function SiteNavigation({ className, onFollow }: NavigationProps) {
  const links = [
    [paths.home, m.shell_nav_health()],
    [paths.services, m.shell_nav_services()],
    [paths.aboutUs, m.shell_nav_about()],
    [paths.faqs, m.shell_nav_faqs()],
  ] as const;
  return (
    <nav aria-label={m.shell_nav()} className={className}>
      <ul>
        {links.map(([to, name]) => (
          <li key={to}>
            <NavLink to={to} end {...(onFollow && { onClick: onFollow })}>
              {name}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
