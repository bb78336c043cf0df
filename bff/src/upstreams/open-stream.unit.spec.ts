import { Agent, createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openStream } from './open-stream.ts';

let server: Server;
const agent = new Agent();
afterEach(() => {
  server.closeAllConnections();
  server.close();
});
afterAll(() => agent.destroy());

const open = async (listener: RequestListener, idleMs = 5_000) => {
  server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return openStream(
    { origin: new URL(`http://127.0.0.1:${port}`), agent },
    { path: '/bills', headers: { accept: 'application/pdf' }, idleMs },
  );
};
const readText = async (stream: AsyncIterable<Buffer>): Promise<string> => {
  let text = '';
  for await (const chunk of stream) text += chunk.toString();
  return text;
};

describe('openStream', () => {
  it('resolves before the body has arrived', async () => {
    let finish: () => void = () => undefined;
    const stream = await open((request, response) => {
      response.write(`${request.url} ${request.headers.accept}`);
      finish = () => response.end(' end');
    });
    finish();
    expect(await readText(stream)).toBe('/bills application/pdf end');
  });

  it('fails when no answer begins in time', async () => {
    await expect(open(() => undefined, 50)).rejects.toMatchObject({ kind: 'timeout' });
  });

  it('breaks off when the body falls silent', async () => {
    const stream = await open((_request, response) => {
      response.write('a');
    }, 100);
    await expect(readText(stream)).rejects.toThrow();
  });

  it('fails when the service is not reachable', async () => {
    await expect(open((request) => request.socket.destroy())).rejects.toMatchObject({
      kind: 'unreachable',
    });
  });
});
