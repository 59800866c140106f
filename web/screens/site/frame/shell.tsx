import { Outlet } from 'react-router';
import { ShellFrame } from './shell-frame.tsx';

/** The layout of all public screens (B-01). */
export function Shell() {
  return (
    <ShellFrame>
      <Outlet />
    </ShellFrame>
  );
}
