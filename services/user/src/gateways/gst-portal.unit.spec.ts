import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createGstPortal } from './gst-portal.ts';

const gstin = '29AAKFA4321L1ZB';
const addr = {
  bno: '18',
  st: 'Sarjapur Main Road',
  loc: 'Bengaluru',
  dst: 'Bengaluru',
  pncd: 560034,
};
const result = {
  gstin,
  lgnm: 'ANNAPURNA LLP',
  tradeNam: 'Annapurna',
  sts: 'Active',
  pradr: { addr },
};

describe('the look-up in the GST portal', () => {
  const warn = jest.fn();
  let now: Date;
  let server: Server | undefined;
  let tokens: number;
  let searches: number;
  let tokenName: string;
  let lookup: (token: string) => { readonly status?: number; readonly body: unknown };
  beforeEach(() => {
    warn.mockReset();
    now = new Date('2026-11-30T06:00:00Z');
    [tokens, searches] = [0, 0];
    tokenName = 'access_token';
    lookup = () => ({ body: { success: true, result } });
  });
  afterEach(() => {
    server?.closeAllConnections();
    server?.close();
  });
  const answer = (request: IncomingMessage, response: ServerResponse) => {
    const send = (status: number, body: unknown) =>
      void response
        .writeHead(status, { 'content-type': 'application/json' })
        .end(JSON.stringify(body));
    if (request.method === 'POST') {
      const { gspappid, gspappsecret } = request.headers;
      if (gspappid !== 'app' || gspappsecret !== 'secret') send(401, {});
      else send(200, { [tokenName]: `token-${(tokens += 1)}`, expires_in: 3_600 });
      return;
    }
    searches += 1;
    const { status = 200, body } = lookup(String(request.headers.authorization));
    send(status, body);
  };
  const start = async (appSecret = 'secret') => {
    server = createServer(answer);
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    return createGstPortal(
      { GSP_URL: url, GSP_APP_ID: 'app', GSP_APP_SECRET: appSecret },
      { logger: { warn }, clock: () => now },
    );
  };

  it('reads names, address, pincode and status, and names no part of the address twice', async () => {
    const { findTaxpayer } = await start();
    expect(await findTaxpayer(gstin)).toEqual({
      kind: 'found',
      taxpayer: {
        legalName: 'ANNAPURNA LLP',
        tradeName: 'Annapurna',
        address: '18, Sarjapur Main Road, Bengaluru',
        pincode: '560034',
        status: 'active',
      },
    });
  });

  it.each([
    ['access_token', 'found'],
    ['authtoken', 'found'],
    ['token', 'failed'],
  ])('with a token in the field %s is %s', async (name, kind) => {
    tokenName = name;
    const { findTaxpayer } = await start();
    expect(await findTaxpayer(gstin)).toMatchObject({ kind });
  });

  it('reads a taxpayer without a trade name and with parts of the address that are null', async () => {
    const bare = { ...addr, bno: null, bnm: null, flno: null, pncd: null };
    lookup = () => ({
      body: { success: true, result: { ...result, tradeNam: null, pradr: { addr: bare } } },
    });
    const { findTaxpayer } = await start();
    expect(await findTaxpayer(gstin)).toMatchObject({
      taxpayer: { tradeName: '', address: 'Sarjapur Main Road, Bengaluru', pincode: '' },
    });
  });

  it.each([
    ['Suspended', 'suspended'],
    ['Cancelled', 'cancelled'],
    ['Provisional', 'cancelled'],
  ])('reads the status %s as %s', async (sts, status) => {
    lookup = () => ({ body: { success: true, result: { ...result, sts } } });
    const { findTaxpayer } = await start();
    expect(await findTaxpayer(gstin)).toMatchObject({ taxpayer: { status } });
  });

  it.each([
    { errorCode: 'SWEB_9035', message: 'No records found for the provided GSTIN' },
    { errorCode: 'SWEB_9000', message: 'Invalid GSTIN / UID' },
    { message: ' invalid GSTIN / UID.' },
  ])('knows that nobody has a GSTIN from %j', async (fields) => {
    lookup = () => ({ body: { success: false, ...fields } });
    const { findTaxpayer } = await start();
    expect(await findTaxpayer(gstin)).toEqual({ kind: 'unknown' });
    expect(warn).not.toHaveBeenCalled();
  });

  it.each([
    { errorCode: 'GSP102', message: 'Insufficient credits' },
    { errorCode: 9035, message: null },
    {},
  ])('fails for any other refusal, such as %j', async (fields) => {
    lookup = () => ({ body: { success: false, ...fields } });
    const { findTaxpayer } = await start();
    expect(await findTaxpayer(gstin)).toEqual({ kind: 'failed' });
    expect(warn).toHaveBeenCalledTimes(1);
  });

  it('asks for one token for look-ups at the same time, and for a new one before it expires', async () => {
    const { findTaxpayer } = await start();
    await Promise.all([findTaxpayer(gstin), findTaxpayer(gstin), findTaxpayer(gstin)]);
    now = new Date(now.getTime() + 3_530_000);
    await findTaxpayer(gstin);
    expect(tokens).toBe(1);
    now = new Date(now.getTime() + 20_000);
    await findTaxpayer(gstin);
    expect(tokens).toBe(2);
  });

  it('replaces a token that the portal has forgotten, once', async () => {
    lookup = (token) =>
      token === 'Bearer token-1' ? { status: 401, body: {} } : { body: { success: true, result } };
    const { findTaxpayer } = await start();
    expect(await findTaxpayer(gstin)).toMatchObject({ kind: 'found' });
    expect([tokens, searches]).toEqual([2, 2]);
    lookup = () => ({ status: 401, body: {} });
    expect(await findTaxpayer(gstin)).toEqual({ kind: 'failed' });
    expect([tokens, searches]).toEqual([3, 4]);
  });

  it.each([
    ['an error', { status: 500, body: {} }, 'responded 500'],
    [
      'an answer about another GSTIN',
      { body: { success: true, result: { ...result, gstin: 'x' } } },
      'about another GSTIN',
    ],
    [
      'another shape',
      { body: { success: true, result: {} } },
      'the response does not match its schema',
    ],
  ])('fails for %s and logs the reason only', async (_case, response, reason) => {
    lookup = () => response;
    const { findTaxpayer } = await start();
    expect(await findTaxpayer(gstin)).toEqual({ kind: 'failed' });
    expect(warn.mock.calls).toEqual([[{ reason }, 'GST portal look-up failed']]);
  });

  it('fails with other credentials, and without settings', async () => {
    const { findTaxpayer } = await start('other');
    expect(await findTaxpayer(gstin)).toEqual({ kind: 'failed' });
    const none = createGstPortal(
      { GSP_URL: 'http://127.0.0.1:1' },
      { logger: { warn }, clock: () => now },
    );
    expect(await none.findTaxpayer(gstin)).toEqual({ kind: 'failed' });
  });

  it('asks no more for a while after five failures', async () => {
    lookup = () => ({ status: 500, body: {} });
    const { findTaxpayer } = await start();
    for (let call = 0; call < 7; call += 1) await findTaxpayer(gstin);
    expect(searches).toBe(5);
    expect(warn).toHaveBeenLastCalledWith({ reason: 'breaker open' }, 'GST portal look-up failed');
  });
});
