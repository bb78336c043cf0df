import { Agent, createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sendRequest } from './http-client.ts';

const agent = new Agent();

const listen = async (handle: RequestListener) => {
  const server = createServer(handle).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  return { server, origin: new URL(`http://127.0.0.1:${port}`) };
};
const send = (origin: URL) =>
  sendRequest(
    { origin, agent },
    { method: 'POST', path: '/', headers: {}, body: '{}', timeoutMs: 2_000 },
  );

describe('sendRequest', () => {
  it.each<[string, string, RequestListener]>([
    ['before an answer', 'unreachable', (request) => request.socket.destroy()],
    [
      'within the answer',
      'invalid-response',
      (request, response) => {
        response.writeHead(200, { 'content-length': '10' });
        response.write('12345', () => request.socket.destroy());
      },
    ],
  ])('tells a connection that breaks %s', async (_when, kind, handle) => {
    const { server, origin } = await listen(handle);
    await expect(send(origin)).rejects.toMatchObject({ kind, isInterrupted: true });
    server.close();
  });

  it('tells a connection that was never made', async () => {
    const { server, origin } = await listen(() => undefined);
    await new Promise((resolve) => server.close(resolve));
    await expect(send(origin)).rejects.toMatchObject({
      kind: 'unreachable',
      isInterrupted: false,
    });
  });
});
