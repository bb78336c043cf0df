import { Agent, request as startRequest } from 'node:http';
import type { IncomingMessage, RequestListener } from 'node:http';
import { startServer } from './server.ts';
import type { HttpServer } from './server.ts';

let server: HttpServer;
let agent: Agent;

const start = async (app: RequestListener): Promise<void> => {
  server = await startServer(app, { host: '127.0.0.1', port: 0 });
  agent = new Agent({ keepAlive: true, maxSockets: 1 });
};

interface Answer {
  readonly connection: string | undefined;
  readonly clientPort: number | undefined;
}

const get = (): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const settle = (response: IncomingMessage): void => {
      const { localPort: clientPort } = response.socket;
      response.resume().once('end', () => {
        resolve({ connection: response.headers.connection, clientPort });
      });
    };
    startRequest(server.url, { agent }, settle).once('error', reject).end();
  });

const respond: RequestListener = (_request, response) => {
  response.end('[]');
};

afterEach(async () => {
  agent.destroy();
  await server.close();
});

describe('startServer', () => {
  it('keeps a connection open between requests', async () => {
    await start(respond);
    const first = await get();
    const second = await get();
    expect([first.connection, second]).toEqual(['keep-alive', first]);
  });

  it('asks an open connection to close while it drains, and serves new ones', async () => {
    await start(respond);
    const before = await get();
    server.drain();
    const during = await get();
    const after = await get();
    expect([during.connection, during.clientPort]).toEqual(['close', before.clientPort]);
    expect(after.connection).toBe('close');
    expect(after.clientPort).not.toBe(before.clientPort);
  });

  it('asks the connection of a request that already runs to close', async () => {
    await start((_request, response) => {
      server.drain();
      response.end('[]');
    });
    expect((await get()).connection).toBe('close');
  });

  it('leaves a response alone whose headers are written', async () => {
    await start((_request, response) => {
      response.writeHead(200, { 'content-length': '2' }).write('[');
      server.drain();
      response.end(']');
    });
    expect((await get()).connection).toBe('keep-alive');
  });
});
