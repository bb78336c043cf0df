import { Agent, request, type IncomingMessage } from 'node:http';
import { once } from 'node:events';
import { startServer, type HttpServer } from './server.ts';

describe('startServer', () => {
  let server: HttpServer;
  let agent: Agent;
  let sockets: Set<unknown>;

  beforeEach(async () => {
    agent = new Agent({ keepAlive: true });
    sockets = new Set();
    server = await startServer(
      ({ socket }, response) => {
        sockets.add(socket);
        response.end('done');
      },
      { host: '127.0.0.1', port: 0 },
    );
  });
  afterEach(async () => {
    agent.destroy();
    await server.close();
  });

  const call = async (): Promise<string | undefined> => {
    const sent = request(server.url, { agent }).end();
    const [response] = (await once(sent, 'response')) as [IncomingMessage];
    const ended = once(response, 'close');
    response.resume();
    await ended;
    return response.headers.connection;
  };

  it('keeps the connections of its clients open', async () => {
    expect([await call(), await call()]).toEqual(['keep-alive', 'keep-alive']);
    expect(sockets.size).toBe(1);
  });

  it('answers while it drains, and makes clients open the next connection elsewhere', async () => {
    await call();
    server.drain();
    expect([await call(), await call()]).toEqual(['close', 'close']);
    expect(sockets.size).toBe(2);
  });
});
