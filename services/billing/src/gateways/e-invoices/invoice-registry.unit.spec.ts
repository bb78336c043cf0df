import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buildBill, buyerGstin, supplierGstin } from '../../testing/filing.ts';
import { createInvoiceRegistry } from './invoice-registry.ts';

const irn = 'ab'.repeat(32);
const seller = {
  name: 'Tokri',
  address: 'Yard, Bengaluru 560022',
  gstin: supplierGstin,
  fssai: '',
};
const buyer = { name: 'Annapurna', address: 'Main Road, Bengaluru', pincode: '560034' };
const bill = buildBill({ gstin: buyerGstin, buyer: { ...buyer, gstin: buyerGstin } });
const acknowledged = { Irn: irn, AckNo: 112000000000001, AckDt: '2026-11-21 18:05:00' };
const success = { success: true, result: { ...acknowledged, SignedQRCode: 'a.b.c' } };
const duplicate = {
  success: false,
  message: '2150 : Duplicate IRN',
  result: [{ InfCd: 'DUPIRN', Desc: acknowledged }],
};
const registration = {
  irn,
  ackNumber: '112000000000001',
  ackAt: new Date('2026-11-21T12:35:00Z'),
  signedQr: 'a.b.c',
};
const invalidGstin = { success: false, message: '3028 : GSTIN is invalid' };

/** Null cuts the connection. */
type Answer = { readonly status?: number; readonly body: unknown } | null;

describe('createInvoiceRegistry', () => {
  let server: Server | undefined;
  const logged: unknown[] = [];
  afterEach(() => {
    server?.closeAllConnections();
    server?.close();
    logged.length = 0;
  });
  const start = async (answer: (path: string) => Answer) => {
    const asked: { path: string; headers: IncomingMessage['headers'] }[] = [];
    server = createServer((request, response) => {
      const path = request.url ?? '';
      asked.push({ path, headers: request.headers });
      const answered = path.includes('authenticate')
        ? { body: { access_token: `token-${asked.length}`, expires_in: 3600 } }
        : answer(path);
      if (!answered) return void request.socket.destroy();
      response.writeHead(answered.status ?? 200, { 'content-type': 'application/json' });
      response.end(JSON.stringify(answered.body));
    });
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const registry = createInvoiceRegistry(
      {
        url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
        appId: 'app',
        appSecret: 'app-secret',
        username: 'shop',
        password: 'shop-password',
      },
      {
        logger: { warn: (...entry: unknown[]) => void logged.push(entry) },
        clock: () => new Date('2026-11-21T12:00:00Z'),
        timeoutMs: 30_000,
      },
    );
    return { asked, registry, register: () => registry.register({ bill, seller }) };
  };
  const cancelWith = async (answer: unknown) => {
    const { registry } = await start(() => ({ body: answer }));
    return registry.cancel({ gstin: supplierGstin, irn, reason: 'other', remark: 'Wrong' });
  };

  it('returns IRN, acknowledgement and signed QR code, and asks for one token only', async () => {
    const { asked, register } = await start(() => ({ body: success }));
    expect([await register(), await register()]).toEqual([
      { kind: 'registered', registration },
      { kind: 'registered', registration },
    ]);
    expect(asked.filter(({ path }) => path.includes('authenticate'))).toHaveLength(1);
    expect(asked.at(-1)?.headers).toMatchObject({
      authorization: 'Bearer token-1',
      gstin: supplierGstin,
      user_name: 'shop',
    });
  });

  it('reads the registration of a duplicate', async () => {
    const { register } = await start((path) => ({
      body: path.includes('/irn?irn=') ? success : duplicate,
    }));
    expect(await register()).toEqual({ kind: 'registered', registration });
  });

  it('keeps the IRN of a duplicate that the portal no longer hands out', async () => {
    const { register } = await start((path) => ({
      body: path.includes('/irn?irn=') ? { success: false, message: '2283 : too old' } : duplicate,
    }));
    expect(await register()).toEqual({
      kind: 'registered',
      registration: { ...registration, signedQr: '' },
    });
  });

  it('returns the code and the message of a refusal', async () => {
    const { register } = await start(() => ({ body: invalidGstin }));
    expect(await register()).toEqual({
      kind: 'refused',
      failure: { code: '3028', message: 'GSTIN is invalid' },
    });
  });

  it('refuses a document that the schema cannot hold, without asking the portal', async () => {
    const { asked, registry } = await start(() => ({ body: success }));
    const result = await registry.register({ bill, seller: { ...seller, address: 'Bengaluru' } });
    expect(result).toMatchObject({ kind: 'refused', failure: { code: 'seller-pincode' } });
    expect(asked).toEqual([]);
  });

  it('asks for a new token when the provider has forgotten the old one', async () => {
    let calls = 0;
    const { register } = await start(() => {
      calls += 1;
      return calls === 1 ? { status: 401, body: {} } : { body: success };
    });
    expect(await register()).toMatchObject({ kind: 'registered' });
  });

  it('says that a portal that is down does not respond, and stops asking it after five failures', async () => {
    const { asked, register } = await start(() => null);
    for (let attempt = 0; attempt < 8; attempt += 1)
      expect(await register()).toEqual({ kind: 'no-response' });
    expect(asked.filter(({ path }) => !path.includes('authenticate'))).toHaveLength(5);
    expect(JSON.stringify(logged)).toContain('breaker open');
  });

  it('logs neither a token nor a key nor a GSTIN', async () => {
    const { register } = await start(() => ({ status: 500, body: { error: buyerGstin } }));
    await register();
    expect(JSON.stringify(logged)).toBe(
      '[[{"reason":"responded 500"},"the invoice registry failed"]]',
    );
  });

  it.each([
    ['a cancelled IRN', { success: true, result: { Irn: irn } }, 'cancelled'],
    ['an IRN that is not active', { success: false, message: '9999 : Not active' }, 'cancelled'],
    ['an IRN after 24 hours', { success: false, message: '2270 : Time limit' }, 'refused'],
  ])('tells about %s', async (_what, answer, kind) => {
    expect(await cancelWith(answer)).toEqual({ kind });
  });
});
