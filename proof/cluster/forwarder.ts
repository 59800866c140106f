import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { pipeline } from 'node:stream';

/** Forwards connections to a target that can change. */
export interface Forwarder {
  /** New connections go to this path and existing ones are cut; null refuses all. */
  leadTo(path: string | null): void;
  close(): Promise<void>;
}

/** Listens on a unix socket and forwards to others. */
export async function openForwarder(path: string): Promise<Forwarder> {
  const open = new Set<Socket>();
  let place: string | null = null;
  const server = createServer((incoming) => {
    if (place === null) return void incoming.destroy();
    const outgoing = connect(place);
    for (const socket of [incoming, outgoing]) {
      open.add(socket);
      socket.on('close', () => open.delete(socket));
    }
    // When one side ends or breaks, so does the other; both report the cause as their own errors.
    pipeline(incoming, outgoing, incoming, () => {});
  });
  server.listen(path);
  await once(server, 'listening');
  const cut = () => {
    for (const socket of open) socket.destroy();
  };
  return {
    leadTo(next) {
      if (next === place) return;
      place = next;
      cut();
    },
    async close() {
      server.close();
      cut();
      await once(server, 'close');
    },
  };
}
