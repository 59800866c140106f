import { Outlet } from 'react-router';
import { ShellFrame } from './shell-frame.tsx';

export function Shell() {
  return (
    <ShellFrame>
      <Outlet />
    </ShellFrame>
  );
}
