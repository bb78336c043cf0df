import { eventually } from '@tokri/service-kit/testing';
import { startBff } from './support/bff-fixture.ts';
import type { Bff } from './support/bff-fixture.ts';
import { respondJson, respondProblem } from './support/stand-in-service.ts';
import type { Behaviour } from './support/stand-in-service.ts';

interface BreakerDetails {
  readonly state: string;
  readonly fires: number;
}
interface Details {
  readonly upstreams: Readonly<
    Record<
      string,
      { readonly read: BreakerDetails; readonly write: BreakerDetails; readonly retries: number }
    >
  >;
}

let bff: Bff;
const startFixture = async (): Promise<void> => {
  bff = await startBff('hostile', { BREAKER_RESET_MS: '1500' });
};
const stopFixture = (): Promise<void> => bff.stop();

const details = async (): Promise<Details> => (await bff.send('/health/details')).json<Details>();
let pincode = 560_000;
const listSlots = () => bff.call(`/api/TimeSlot?pincode=${(pincode += 1)}`);
const startSignIn = () => bff.call('/api/UserRegister?email=&mobile=9000000002');
const times = (count: number, call: () => Promise<unknown>): Promise<unknown[]> =>
  Promise.all(Array.from({ length: count }, call));
const neverRespond: Behaviour = () => undefined;
/** From 16 calls on, a BFF on a busy machine sheds load. */
const hungCalls = 14;
const breakConnection: Behaviour = (_call, response) => {
  response.destroy();
};

describe('a misbehaving service', () => {
  beforeAll(startFixture);
  afterAll(stopFixture);

  it.each<[string, Behaviour]>([
    ['breaks the connection', breakConnection],
    [
      'closes the connection halfway',
      (_call, response) => {
        response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' });
        response.write('[', () => {
          response.destroy();
        });
      },
    ],
    [
      'responds with html',
      (_call, response) => {
        response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>proxy</h1>');
      },
    ],
    [
      'fails with html that contains internals',
      (_call, response) => {
        response.writeHead(500, { 'content-type': 'text/html' }).end('Error: at /srv/secret.ts:1');
      },
    ],
    [
      'rejects with html',
      (_call, response) => {
        response.writeHead(404, { 'content-type': 'text/html' }).end('nothing');
      },
    ],
    [
      'never stops sending',
      (_call, response) => {
        response.writeHead(200, { 'content-type': 'application/json' });
        const more = (): void => {
          while (!response.destroyed && response.write('x'.repeat(1 << 20)));
        };
        response.on('drain', more);
        more();
      },
    ],
    [
      'does not speak HTTP',
      (_call, response) => {
        response.socket?.end('nonsense\r\n\r\n');
      },
    ],
  ])('that %s is reported as unavailable without its details', async (_name, behaviour) => {
    bff.services['delivery-slot'].respondWith(behaviour);
    const response = await listSlots();
    expect(response.problem).toMatchObject({ status: 503, code: 'unavailable' });
    expect(response.headers['retry-after']).toBe('2');
    expect(response.text).not.toMatch(/secret|proxy|nothing|nonsense/);
  });

  it.each([
    ['with malformed JSON', '[{'],
    ['with another shape', '[{"Id":"five"}]'],
  ])('causes an internal error outside production when it responds %s', async (_name, body) => {
    bff.services['delivery-slot'].respondWith((_call, response) => {
      response.writeHead(200, { 'content-type': 'application/json' }).end(body);
    });
    expect((await listSlots()).problem).toMatchObject({ status: 500, code: 'internal' });
  });

  it('is abandoned within the deadline of the operation when it hangs', async () => {
    bff.services['delivery-slot'].respondWith(neverRespond);
    const startedAt = performance.now();
    const before = bff.services['delivery-slot'].calls.length;
    expect((await listSlots()).status).toBe(503);
    expect(performance.now() - startedAt).toBeLessThan(3_500);
    expect(bff.services['delivery-slot'].calls).toHaveLength(before + 1);
  });

  it('does not affect other services when it hangs', async () => {
    bff.services['delivery-slot'].respondWith(neverRespond);
    const pendingResponses = times(hungCalls, listSlots);
    expect((await bff.call('/api/Filter')).status).toBe(200);
    await pendingResponses;
  });
});

describe('retries', () => {
  beforeEach(startFixture);
  afterEach(stopFixture);

  it('repeat a read after a broken connection', async () => {
    let calls = 0;
    bff.services['delivery-slot'].respondWith((call, response) => {
      (calls++ === 0 ? breakConnection : respondJson([]))(call, response);
    });
    expect((await listSlots()).status).toBe(200);
    expect(calls).toBe(2);
  });

  it('never repeat a write', async () => {
    bff.services.user.respondWith(breakConnection);
    expect((await startSignIn()).status).toBe(503);
    expect(bff.services.user.calls).toHaveLength(1);
  });

  it('are limited to a tenth of the reads plus one', async () => {
    bff.services['delivery-slot'].respondWith(respondProblem(503, 'unavailable'));
    await times(10, listSlots);
    expect(bff.services['delivery-slot'].calls).toHaveLength(12);
    expect((await details()).upstreams['delivery-slot']?.retries).toBe(2);
  });
});

describe('an overloaded service', () => {
  beforeEach(startFixture);
  afterEach(stopFixture);

  it('is not retried', async () => {
    bff.services['delivery-slot'].respondWith(respondProblem(503, 'overloaded'));
    await times(10, listSlots);
    expect(bff.services['delivery-slot'].calls).toHaveLength(10);
  });

  it('is not assumed when another problem merely quotes the code', async () => {
    const body = JSON.stringify({
      status: 503,
      code: 'unavailable',
      title: 'x',
      detail: 'x',
      type: 'x',
      correlationId: 'x',
      errors: [{ code: 'overloaded' }],
    });
    bff.services['delivery-slot'].respondWith((_call, response) => {
      response.writeHead(503, { 'content-type': 'application/problem+json' }).end(body);
    });
    await times(10, listSlots);
    expect(bff.services['delivery-slot'].calls).toHaveLength(12);
  });

  it('does not open the circuit breaker', async () => {
    bff.services.order.respondWith(respondProblem(503, 'overloaded'));
    let customer = 10;
    await times(60, () =>
      bff.call('/api/Transaction?TransactionId=5', { asUser: (customer += 1) }),
    );
    expect((await details()).upstreams.order?.read.state).toBe('closed');
    bff.services.order.respondWith(respondProblem(404, 'not-found'));
    expect((await bff.call('/api/Transaction?TransactionId=5', { asUser: 7 })).status).toBe(404);
  });
});

describe('the circuit breaker', () => {
  beforeEach(startFixture);
  afterEach(stopFixture);

  it('opens after 20 failures and closes after a successful probe', async () => {
    bff.services.order.respondWith(respondProblem(500, 'internal'));
    const read = (asUser = 7) => bff.call('/api/Transaction?TransactionId=5', { asUser });
    let customer = 10;
    const statuses = (await times(20, () => read((customer += 1)))).map(
      (response) => (response as { status: number }).status,
    );
    expect(new Set(statuses)).toEqual(new Set([500]));
    bff.services.order.clearCalls();
    expect(await read()).toMatchObject({
      status: 503,
      problem: { code: 'unavailable' },
      headers: { 'retry-after': '5' },
    });
    expect(bff.services.order.calls).toHaveLength(0);
    expect((await details()).upstreams.order).toMatchObject({
      read: { state: 'open' },
      write: { state: 'closed' },
    });

    bff.services.order.respondWith(respondProblem(404, 'not-found'));
    await eventually(async () => (await read()).status === 404, {
      missing: 'the probe that closes the breaker',
    });
    expect((await details()).upstreams.order?.read.state).toBe('closed');
  });

  it('stays closed for responses below 500', async () => {
    bff.services.order.respondWith(respondProblem(404, 'not-found'));
    await times(40, () => bff.call('/api/Transaction?TransactionId=5', { asUser: 7 }));
    expect((await details()).upstreams.order?.read.state).toBe('closed');
  });
});
