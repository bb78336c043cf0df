import { silentLogger } from '@tokri/service-kit/logger';
import { createTransport } from 'nodemailer';
import { compose } from '../src/compose.ts';
import { testConfig } from './test-config.ts';
import type { RunningStandIns } from '../src/compose.ts';

const apiKey = 'key-of-the-spec';
const sms = {
  to: '+919000000002',
  sender: 'TOKRIF',
  entity_id: '1101234567890123456',
  template_id: '1107123456789012345',
  text: 'Your code is 482913.',
  type: 'otp',
  reference: 'challenge-0001',
};

describe('stand-ins', () => {
  let running: RunningStandIns;
  beforeEach(async () => {
    running = await compose(testConfig({ SMS_KEY: apiKey, WEB_URL: 'http://127.0.0.1:8080' }), {
      logger: silentLogger,
    });
  });
  afterEach(() => running.stop());

  const get = (path: string) => fetch(`${running.url}${path}`);
  const json = async (path: string) => (await get(path)).json();
  const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    fetch(`${running.url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  const send = (changes: object = {}, key = apiKey) =>
    post('/sms/v1/messages', { ...sms, ...changes }, { authorization: `Bearer ${key}` });
  const injectFault = (system: string, mode: string) =>
    post('/faults', { system, mode, seconds: 30 });
  const mail = (changes: object = {}) => {
    const transport = createTransport(running.addresses['mail']);
    return transport
      .sendMail({
        from: 'Tokri <orders@tokri.example>',
        to: 'Meera@Example.in',
        subject: 'आपका ऑर्डर ✓',
        text: 'Order T-1 is confirmed.',
        ...changes,
      })
      .finally(() => transport.close());
  };

  it('lists an SMS for the number as typed and shows its code', async () => {
    const answer = await send();
    expect(answer.status).toBe(202);
    expect(await answer.json()).toMatchObject({
      status: 'queued',
      parts: 1,
      reference: sms.reference,
    });
    expect(await json('/messages?to=90000%2000002&channel=sms')).toMatchObject([
      { Channel: 'sms', To: '+919000000002', Text: 'Your code is 482913.' },
    ]);
    const page = await (await get('/?to=9000000002')).text();
    expect(page).toContain('data-copy="482913"');
    expect(page).toContain('href="http://127.0.0.1:8080"');
  });

  it('accepts an SMS once per reference and repeats the response', async () => {
    const first = (await (await send()).json()) as { id: string };
    const second = await send({ text: 'Your code is 111111.' });
    expect(second.status).toBe(200);
    expect(await second.json()).toMatchObject({ id: first.id });
    expect(await json('/messages')).toHaveLength(1);
  });

  it.each([
    { situation: 'without a key', key: '', status: 401, code: 'invalid_api_key' },
    {
      situation: 'with another key',
      key: 'another-key-here',
      status: 401,
      code: 'invalid_api_key',
    },
    {
      situation: 'to a number abroad',
      changes: { to: '+14155550100' },
      status: 400,
      code: 'invalid_request',
    },
    {
      situation: 'without a registered template',
      changes: { template_id: '12' },
      status: 400,
      code: 'invalid_request',
    },
    {
      situation: 'with a header of seven letters',
      changes: { sender: 'TOKRIFF' },
      status: 400,
      code: 'invalid_request',
    },
  ])('rejects an SMS $situation', async ({ changes = {}, key = apiKey, status, code }) => {
    const answer = await send(changes, key);
    expect(answer.status).toBe(status);
    expect(await answer.json()).toMatchObject({ error: { code } });
    expect(await json('/messages')).toEqual([]);
  });

  it('lists an email for each recipient with its subject and text', async () => {
    await mail({ cc: 'ravi@example.in' });
    expect(await json('/messages?to=meera@example.in')).toMatchObject([
      {
        Channel: 'mail',
        Subject: 'आपका ऑर्डर ✓',
        Text: 'Order T-1 is confirmed.',
        From: 'orders@tokri.example',
      },
    ]);
    expect(await json('/messages?channel=mail')).toHaveLength(2);
  });

  it('lists the text of an email that has only HTML', async () => {
    await mail({
      text: undefined,
      html: '<style>p{}</style><p>Code <b>482913</b></p><script>alert(1)</script>',
    });
    expect(await json('/messages')).toMatchObject([{ Text: 'Code 482913' }]);
  });

  it('rejects an email that is larger than the limit', async () => {
    await expect(mail({ text: 'x'.repeat(3_000_000) })).rejects.toMatchObject({
      responseCode: 552,
    });
    expect(await json('/messages')).toEqual([]);
  });

  it('escapes markup of a message and sends a strict content security policy', async () => {
    await send({ text: '<img src=x onerror=alert(1)> & "quoted"' });
    const answer = await get('/');
    const page = await answer.text();
    expect(page).toContain('&lt;img src=x onerror=alert(1)&gt; &amp; &quot;quoted&quot;');
    expect(page).not.toContain('<img');
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(await (await get('/?to=%22%3E%3Cscript%3E')).text()).not.toContain('"><script>');
  });

  it('cuts SMS connections in mode down, answers 500 in mode errors, and works again in mode off', async () => {
    await injectFault('sms', 'down');
    await expect(send()).rejects.toThrow();
    await injectFault('sms', 'errors');
    expect((await send()).status).toBe(500);
    await injectFault('sms', 'off');
    expect((await send()).status).toBe(202);
  });

  it('delays SMS responses in mode slow', async () => {
    await injectFault('sms', 'slow');
    await expect(
      fetch(`${running.url}/sms/v1/messages`, { method: 'POST', signal: AbortSignal.timeout(300) }),
    ).rejects.toMatchObject({ name: 'TimeoutError' });
    expect(await json('/messages')).toEqual([]);
  });

  it('rejects email temporarily in modes down and errors', async () => {
    await injectFault('mail', 'down');
    await expect(mail()).rejects.toMatchObject({ responseCode: 421 });
    await injectFault('mail', 'errors');
    await expect(mail()).rejects.toMatchObject({ responseCode: 451 });
    expect(await json('/messages')).toEqual([]);
  });

  it.each([
    [{ system: 'moon', mode: 'down', seconds: 5 }],
    [{ system: 'sms', mode: 'gone', seconds: 5 }],
    [{ system: 'sms', mode: 'down', seconds: 99_999 }],
    [['sms']],
  ])('rejects an invalid fault (%#) and injects nothing', async (body) => {
    expect((await post('/faults', body)).status).toBe(400);
    expect(await json('/faults')).toEqual(
      [
        'sms',
        'mail',
        'razorpay',
        'stripe',
        'fcm',
        'web-push',
        'maps',
        'address',
        'gst',
        'e-invoice',
      ].map((System) => ({
        System,
        Mode: 'off',
        Until: null,
      })),
    );
  });

  it('redirects to the page after a fault is injected there and rejects another site', async () => {
    const form = (site: string) =>
      fetch(`${running.url}/faults`, {
        method: 'POST',
        redirect: 'manual',
        headers: { 'sec-fetch-site': site },
        body: new URLSearchParams({ system: 'sms', mode: 'errors', seconds: '30' }),
      });
    expect((await form('cross-site')).status).toBe(403);
    expect(await json('/faults')).toMatchObject([{ Mode: 'off' }, ...Array<object>(9).fill({})]);
    const answer = await form('same-origin');
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/#faults-title']);
    expect(await json('/faults')).toMatchObject([
      { System: 'sms', Mode: 'errors' },
      ...Array<object>(9).fill({}),
    ]);
  });

  it('answers 200 for readiness, 404 for unknown paths and 400 for an unknown channel', async () => {
    expect((await get('/health/ready')).status).toBe(200);
    expect((await get('/nowhere')).status).toBe(404);
    expect((await get('/messages?channel=pigeon')).status).toBe(400);
  });
});
