import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../support/free-port.ts';

/**
 * What becomes of the bytes between a client and a server. `through`: they pass. `late`: answers take so much longer. `no-answers`: requests arrive, answers do not (an asymmetric
 * partition). `cut-answers`: each so many-th answer is lost and its connection cut. `away`: nobody listens.
 */
export type ProxyMode =
  | { readonly kind: 'through' }
  | { readonly kind: 'late'; readonly byMs: number }
  | { readonly kind: 'no-answers' }
  | { readonly kind: 'cut-answers'; readonly every: number }
  | { readonly kind: 'away' };

export interface FaultProxy {
  readonly port: number;
  set(mode: ProxyMode): void;
  /** Answers that were lost. */
  lost(): number;
  close(): Promise<void>;
}

const through: ProxyMode = { kind: 'through' };

/** A TCP proxy on this machine whose faults can be set while it runs. */
export const faultProxy = async (target: {
  readonly host: string;
  readonly port: number;
}): Promise<FaultProxy> => {
  const open = new Set<Socket>();
  let mode: ProxyMode = through;
  let [answers, lost] = [0, 0];
  const server = createServer((client) => {
    if (mode.kind === 'away') return void client.destroy();
    const upstream = connect(target.port, target.host);
    const cut = (): void => {
      for (const socket of [client, upstream]) {
        socket.destroy();
        open.delete(socket);
      }
    };
    for (const socket of [client, upstream]) open.add(socket.on('close', cut).on('error', cut));
    client.on('data', (chunk: Buffer) => upstream.write(chunk));
    // A chain for each connection: what is late stays in its order.
    let before = Promise.resolve();
    upstream.on('data', (chunk: Buffer) => {
      answers += 1;
      if (
        mode.kind === 'no-answers' ||
        (mode.kind === 'cut-answers' && answers % mode.every === 0)
      ) {
        lost += 1;
        if (mode.kind === 'cut-answers') cut();
        return;
      }
      const delayMs = mode.kind === 'late' ? mode.byMs : 0;
      before = Promise.all([before, delayMs > 0 ? wait(delayMs) : undefined]).then(() => {
        if (!client.destroyed) client.write(chunk);
      });
    });
  });
  const port = await freePort();
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const cutAll = (): void => {
    for (const socket of open) socket.destroy();
  };
  return {
    port,
    set: (wanted) => {
      // After a partition both sides begin anew, as TCP would have given up by then.
      if (wanted.kind === 'away' || mode.kind === 'no-answers') cutAll();
      mode = wanted;
    },
    lost: () => lost,
    close: async () => {
      cutAll();
      server.close();
      await once(server, 'close');
    },
  };
};
