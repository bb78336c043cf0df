import { connect, createServer, type Socket } from 'node:net';
import { restoreDuplicateKeyCode } from './duplicate-key-code.ts';

const [port = 0, targetPort = 0] = process.argv.slice(2).map(Number);
const host = '127.0.0.1';
const lengthBytes = 4;

/** Passes whole messages from the server to the client. */
const forwardReplies = (server: Socket, client: Socket): void => {
  let rest = Buffer.alloc(0);
  server.on('data', (chunk: Buffer) => {
    rest = Buffer.concat([rest, chunk]);
    while (rest.length >= lengthBytes && rest.length >= rest.readInt32LE(0)) {
      const length = rest.readInt32LE(0);
      client.write(restoreDuplicateKeyCode(rest.subarray(0, length)));
      rest = rest.subarray(length);
    }
  });
};

createServer({ noDelay: true }, (client) => {
  const server = connect({ port: targetPort, host, noDelay: true });
  const end = () => {
    client.destroy();
    server.destroy();
  };
  for (const socket of [client, server]) socket.on('error', end).on('close', end);
  client.pipe(server);
  forwardReplies(server, client);
}).listen(port, host, () => process.stdout.write('ready\n'));
