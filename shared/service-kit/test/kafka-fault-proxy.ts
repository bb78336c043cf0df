import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import type { BrokerSettings } from '../src/kafka/index.ts';

const lengthBytes = 4;
const produce = 0;

const eachFrame = (socket: Socket, handleFrame: (frame: Buffer) => void): void => {
  let rest = Buffer.alloc(0);
  socket.on('data', (chunk: Buffer) => {
    rest = Buffer.concat([rest, chunk]);
    while (rest.length >= lengthBytes && rest.length >= lengthBytes + rest.readInt32BE(0)) {
      const end = lengthBytes + rest.readInt32BE(0);
      handleFrame(rest.subarray(0, end));
      rest = rest.subarray(end);
    }
  });
};

export interface KafkaFaultProxy {
  readonly socketFactory: NonNullable<BrokerSettings['socketFactory']>;
  dropped(): number;
  close(): Promise<void>;
}

export const kafkaFaultProxy = async ({
  broker,
  every,
}: {
  readonly broker: string;
  readonly every: number;
}): Promise<KafkaFaultProxy> => {
  const [host = '', port = ''] = broker.split(':');
  const openSockets = new Set<Socket>();
  let [responses, dropped] = [0, 0];
  const server = createServer((client) => {
    const upstream = connect(Number(port), host);
    const sent = new Set<number>();
    const disconnect = (): void => {
      for (const socket of [client, upstream]) {
        socket.destroy();
        openSockets.delete(socket);
      }
    };
    for (const socket of [client, upstream])
      openSockets.add(socket.on('close', disconnect).on('error', disconnect));
    eachFrame(client, (frame) => {
      if (frame.readInt16BE(lengthBytes) === produce) sent.add(frame.readInt32BE(lengthBytes + 4));
      upstream.write(frame);
    });
    eachFrame(upstream, (frame) => {
      const isProduced = sent.delete(frame.readInt32BE(lengthBytes));
      responses += isProduced ? 1 : 0;
      if (!isProduced || responses % every !== 0) return void client.write(frame);
      dropped += 1;
      disconnect();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    socketFactory: ({ onConnect }) =>
      connect((server.address() as AddressInfo).port, '127.0.0.1', onConnect),
    dropped: () => dropped,
    close: async () => {
      for (const socket of openSockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
};
