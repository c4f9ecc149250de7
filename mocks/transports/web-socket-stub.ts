import { Interceptor } from '@mswjs/interceptors';

/*
 * Replaces MSW's interceptor of web sockets in browser builds, where it is 3 kB: it is a part of
 * each worker, and the contract has no web sockets.
 */

/** Interceptor that never applies. */
export class WebSocketInterceptor extends Interceptor<Record<never, never>> {
  protected predicate(): boolean {
    return false;
  }

  protected setup(): void {}
}

/** Connections by which MSW recognizes a web socket; there are none. */
export class WebSocketClientConnection {}
export class WebSocketServerConnection {}
