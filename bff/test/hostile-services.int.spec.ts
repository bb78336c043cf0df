import { eventually } from '@tokri/service-kit/testing';
import { startBff } from './bff.ts';
import type { Bff } from './bff.ts';
import { answerJson, answerProblem } from './stand-in-service.ts';
import type { Behaviour } from './stand-in-service.ts';

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
  readonly reachable: Readonly<Record<string, boolean>>;
}

let bff: Bff;
// Answers are held against the contract, as in development.
const open = async (): Promise<void> => {
  bff = await startBff('hostile', { BREAKER_RESET_MS: '1500' });
};
const close = (): Promise<void> => bff.stop();

const details = async (): Promise<Details> => (await bff.send('/health/details')).json<Details>();
let pincode = 560_000;
/** Each time of another pincode: those who ask for the same at once share one call. */
const slots = () => bff.call(`/api/TimeSlot?pincode=${(pincode += 1)}`);
const start = () => bff.call('/api/UserRegister?email=&mobile=9000000002');
const times = (count: number, call: () => Promise<unknown>): Promise<unknown[]> =>
  Promise.all(Array.from({ length: count }, call));
const hang: Behaviour = () => undefined;
const crash: Behaviour = (_call, response) => {
  response.destroy();
};

describe('a service that misbehaves', () => {
  beforeAll(open);
  afterAll(close);

  it.each<[string, Behaviour]>([
    ['breaks the connection', crash],
    [
      'answers half of what it announced',
      (_call, response) => {
        response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' });
        response.write('[', () => {
          response.destroy();
        });
      },
    ],
    [
      'answers html',
      (_call, response) => {
        response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>proxy</h1>');
      },
    ],
    [
      'fails in html with its insides',
      (_call, response) => {
        response.writeHead(500, { 'content-type': 'text/html' }).end('Error: at /srv/secret.ts:1');
      },
    ],
    [
      'refuses in html',
      (_call, response) => {
        response.writeHead(404, { 'content-type': 'text/html' }).end('nothing');
      },
    ],
    [
      'sends without end',
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
      'speaks no http',
      (_call, response) => {
        response.socket?.end('nonsense\r\n\r\n');
      },
    ],
  ])('that %s, called, is told as unavailable in our words', async (_name, behaviour) => {
    bff.services['delivery-slot'].behave(behaviour);
    const answer = await slots();
    expect(answer.problem).toMatchObject({ status: 503, code: 'unavailable' });
    expect(answer.headers['retry-after']).toBe('2');
    expect(answer.text).not.toMatch(/secret|proxy|nothing|nonsense/);
  });

  it.each([
    ['no JSON', '[{'],
    ['another shape', '[{"Id":"five"}]'],
  ])('that answers %s, called outside production, is a fault of ours', async (_name, body) => {
    bff.services['delivery-slot'].behave((_call, response) => {
      response.writeHead(200, { 'content-type': 'application/json' }).end(body);
    });
    expect((await slots()).problem).toMatchObject({ status: 500, code: 'internal' });
  });

  it('that hangs, called, is given up within the time of the row', async () => {
    bff.services['delivery-slot'].behave(hang);
    const startedAt = performance.now();
    const before = bff.services['delivery-slot'].calls.length;
    expect((await slots()).status).toBe(503);
    expect(performance.now() - startedAt).toBeLessThan(3_500);
    expect(bff.services['delivery-slot'].calls).toHaveLength(before + 1);
  });

  it('that hangs, called by many, leaves the others alone', async () => {
    bff.services['delivery-slot'].behave(hang);
    const waiting = times(30, slots);
    expect((await bff.call('/api/Filter')).status).toBe(200);
    await waiting;
  });
});

describe('repeats', () => {
  beforeEach(open);
  afterEach(close);

  it('a read that a broken connection lost, made again, is answered', async () => {
    let calls = 0;
    bff.services['delivery-slot'].behave((call, response) => {
      (calls++ === 0 ? crash : answerJson([]))(call, response);
    });
    expect((await slots()).status).toBe(200);
    expect(calls).toBe(2);
  });

  it('a write that a broken connection lost, is never made again', async () => {
    bff.services.user.behave(crash);
    expect((await start()).status).toBe(503);
    expect(bff.services.user.calls).toHaveLength(1);
  });

  it('reads that all fail, are repeated for a tenth of them and once', async () => {
    bff.services['delivery-slot'].behave(answerProblem(503, 'unavailable'));
    await times(10, slots);
    expect(bff.services['delivery-slot'].calls).toHaveLength(12);
    expect((await details()).upstreams['delivery-slot']?.retries).toBe(2);
  });
});

describe('a service in a rush', () => {
  beforeEach(open);
  afterEach(close);

  it('reads that it turns away, are not repeated: it has enough to do', async () => {
    bff.services['delivery-slot'].behave(answerProblem(503, 'overloaded'));
    await times(10, slots);
    expect(bff.services['delivery-slot'].calls).toHaveLength(10);
  });

  it('a failure whose text quotes such a problem, is a failure: reads are repeated', async () => {
    const body = JSON.stringify({
      status: 503,
      code: 'unavailable',
      title: 'x',
      detail: 'x',
      type: 'x',
      correlationId: 'x',
      errors: [{ code: 'overloaded' }],
    });
    bff.services['delivery-slot'].behave((_call, response) => {
      response.writeHead(503, { 'content-type': 'application/problem+json' }).end(body);
    });
    await times(10, slots);
    expect(bff.services['delivery-slot'].calls).toHaveLength(12);
  });

  it('calls of many customers that it turns away, however many, do not open the breaker: the next one is asked for', async () => {
    bff.services.order.behave(answerProblem(503, 'overloaded'));
    let customer = 10;
    await times(60, () => bff.call('/api/Transaction?TransactionId=5', { as: (customer += 1) }));
    expect((await details()).upstreams.order?.read.state).toBe('closed');
    bff.services.order.behave(answerProblem(404, 'not-found'));
    expect((await bff.call('/api/Transaction?TransactionId=5', { as: 7 })).status).toBe(404);
  });
});

describe('the breaker', () => {
  beforeEach(open);
  afterEach(close);

  it('a service that fails, called 20 times, is left alone and tried again later', async () => {
    bff.services.order.behave(answerProblem(500, 'internal'));
    const read = (as = 7) => bff.call('/api/Transaction?TransactionId=5', { as });
    // Of several customers: what fails for one alone says nothing about the service.
    let customer = 10;
    const statuses = (await times(20, () => read((customer += 1)))).map(
      (answer) => (answer as { status: number }).status,
    );
    expect(new Set(statuses)).toEqual(new Set([500]));
    bff.services.order.forget();
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

    bff.services.order.behave(answerProblem(404, 'not-found'));
    await eventually(async () => (await read()).status === 404, {
      missing: 'the probe that closes the breaker',
    });
    expect((await details()).upstreams.order?.read.state).toBe('closed');
  });

  it('refusals below 500, however many, do not open it', async () => {
    bff.services.order.behave(answerProblem(404, 'not-found'));
    await times(40, () => bff.call('/api/Transaction?TransactionId=5', { as: 7 }));
    expect((await details()).upstreams.order?.read.state).toBe('closed');
  });
});

describe('readiness', () => {
  beforeEach(open);
  afterEach(close);

  it('one service down, asked, the bff is ready and says which one', async () => {
    await bff.services.cart.stop();
    await eventually(async () => !(await details()).reachable.cart, {
      missing: 'cart seen as away',
    });
    expect((await bff.send('/health/ready')).status).toBe(200);
    expect((await bff.send('/health/live')).status).toBe(200);
  });

  it('details, asked through a proxy, are not for the world', async () => {
    expect(
      (await bff.send('/health/details', { headers: { 'x-forwarded-for': '203.0.113.1' } })).status,
    ).toBe(404);
    expect(await details()).toMatchObject({ service: 'bff', live: { lag: expect.any(Number) } });
  });

  it('all services down, asked, the bff is not ready and lives', async () => {
    await Promise.all(Object.values(bff.services).map((service) => service.stop()));
    await eventually(async () => (await bff.send('/health/ready')).status === 503, {
      missing: 'not ready',
    });
    expect((await bff.send('/health/live')).status).toBe(200);
  });
});
