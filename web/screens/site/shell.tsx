import { Outlet } from 'react-router';
import { ShellFrame } from './shell-frame.tsx';

/** The layout that all screens share (B-01). */
export function Shell() {
  return (
    <ShellFrame>
      <Outlet />
    </ShellFrame>
  );
}
