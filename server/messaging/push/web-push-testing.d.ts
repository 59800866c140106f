declare module 'web-push-testing/src/PushApiModel.js' {
  /** Subscriptions of browsers that do not exist, and what they decrypted. */
  export class PushApiModel {
    notifyUrl: string;
    subscribe(options: { userVisibleOnly?: string; applicationServerKey: string }): Promise<{
      endpoint: string;
      keys: { p256dh: string; auth: string };
      clientHash: string;
    }>;
    expireSubscription(clientHash: string): void;
    getNotifications(body: { clientHash: string }): { messages: string[] };
  }
}

declare module 'web-push-testing/src/server.js' {
  import type { Server } from 'node:http';
  import type { PushApiModel } from 'web-push-testing/src/PushApiModel.js';
  export default class WebPushTestingServer {
    constructor(model: PushApiModel, port: number);
    startServer(): void;
    readonly _server: Server;
  }
}
