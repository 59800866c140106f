import { demoMailboxEndpoint } from '#contract/messaging/demo-mailbox.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { Mount } from '#server/platform/http/mount.ts';
import { readDemoMailbox } from './mailbox/read-demo-mailbox.ts';

export function notificationRoutes(mount: Mount, deps: Deps): void {
  mount(demoMailboxEndpoint, ({ input: { query }, isFromThisMachine }) =>
    readDemoMailbox(deps, isFromThisMachine, query.to),
  );
}
