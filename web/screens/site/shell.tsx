import { Outlet } from 'react-router';
import { ShellFrame } from './shell-frame.tsx';

/** The layout that all screens share (spec B-01). */
export function Shell() {
  return (
    <ShellFrame>
      <Outlet />
    </ShellFrame>
  );
}
