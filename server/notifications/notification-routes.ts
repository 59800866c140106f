import { demoMailbox } from '#contract/notifications.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { Mount } from '#server/platform/mount.ts';
import { readDemoMailbox } from './read-demo-mailbox.ts';

export function notificationRoutes(mount: Mount, deps: Deps): void {
  mount(demoMailbox, () => readDemoMailbox(deps));
}
