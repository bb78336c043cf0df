import { once } from 'node:events';
import { connect } from 'node:net';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { RequestHandler } from 'express';
import { createApp, type AppDeps } from './create-app.ts';

const answer =
  (type: string): RequestHandler =>
  (_request, response) => {
    response.type(type).send('{}');
  };
const failing: RequestHandler = () => {
  throw new Error('the store refused the password hunter2');
};

const deps = {
  api: answer('json'),
  images: failing,
  bills: answer('html'),
  pages: answer('html'),
  appLinks: (_request: unknown, _response: unknown, next: () => void) => next(),
  health: {},
  shedding: { middleware: (_request: unknown, _response: unknown, next: () => void) => next() },
  trustedHops: 0,
  appOrigins: new Set(),
  checkout: { scriptUrl: '', frameOrigins: [] },
  logger: { warn: () => undefined, error: () => undefined },
} as unknown as AppDeps;

describe('every response', () => {
  let server: Server;
  let origin = '';
  let port = 0;
  beforeAll(async () => {
    server = createServer(createApp(deps));
    await once(server.listen(0, '127.0.0.1'), 'listening');
    ({ port } = server.address() as AddressInfo);
    origin = `http://127.0.0.1:${port}`;
  });
  afterAll(() => {
    server.close();
  });

  const readHeaders = async (path: string) =>
    Object.fromEntries((await fetch(origin + path)).headers);

  it.each(['/', '/bills/1', '/images/1', '/api/TimeSlot'])(
    'of %s allows HTTPS only, no sniffing, no frame and no foreign base',
    async (path) => {
      const headers = await readHeaders(path);
      expect(headers).toMatchObject({
        'strict-transport-security': 'max-age=31536000; includeSubDomains',
        'x-content-type-options': 'nosniff',
      });
      expect(headers).not.toHaveProperty('x-powered-by');
      expect(headers).not.toHaveProperty('access-control-allow-origin');
      const policy = headers['content-security-policy']?.split(/; ?/);
      expect(policy).toEqual(
        expect.arrayContaining(["default-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"]),
      );
    },
  );

  it('of a page allows no plugin and no inline script', async () => {
    const policy = (await readHeaders('/'))['content-security-policy'] ?? '';
    expect(policy).toContain("object-src 'none'");
    expect(policy).toContain("script-src 'self'");
    expect(policy).not.toContain('unsafe-');
  });

  it('of an unexpected error hides its text', async () => {
    const response = await fetch(`${origin}/images/1`);
    expect(response.status).toBe(500);
    expect(await response.text()).not.toMatch(/hunter2|store|at /);
  });

  it('rejects a request with Content-Length and Transfer-Encoding with 400', async () => {
    const socket = connect(port, '127.0.0.1');
    socket.end(
      'POST /api/Cart HTTP/1.1\r\nHost: shop\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    );
    const [bytes] = (await once(socket, 'data')) as [Buffer];
    expect(bytes.toString()).toMatch(/^HTTP\/1\.1 400 /);
  });
});
