import {
  cartOperations,
  itemOperations,
  slotOperations,
  userOperations,
} from '@tokri/contracts/api';
import {
  fakeNetwork,
  rejectAsOffline,
  problemResponse,
  jsonResponse,
  type FakeNetwork,
} from '../../testing/index.ts';
import { setAuthorization } from './authorization.ts';
import { callApi } from './api-client.ts';
import { ApiProblem } from './problem.ts';

const line = {
  Id: 0,
  LineKey: '5e9f3a52-5f0f-4a0a-9a30-3f3b6a1c2d10',
  UserId: 7,
  CompanyId: 1,
  ItemId: 3,
  UnitId: 4,
  OfferId: 0,
  Quantity: 2,
  PDate: '2026-11-22',
};
const acknowledged = [{ Id: 9, Error: 0, Message: '', Code: '', Quantity: 2, Capped: false }];

let network: FakeNetwork;
beforeEach(() => {
  network = fakeNetwork();
  setAuthorization(null);
});
afterEach(() => {
  network.restore();
  setAuthorization(null);
});

const signedIn = (renewed: string | null) => {
  const renewals: string[] = [];
  setAuthorization({
    token: async () => 'old',
    renew: async (rejectedToken) => {
      renewals.push(rejectedToken);
      return renewed;
    },
  });
  return renewals;
};

describe('request headers', () => {
  it('uses JSON without a bearer token for a visitor', async () => {
    network.respondTo(itemOperations.listItemGroups, () => []);
    await callApi(itemOperations.listItemGroups);
    const [request] = network.requests;
    expect(request?.headers.get('content-type')).toBe('application/json');
    expect(request?.headers.get('accept')).toBe('application/json');
    expect(request?.headers.has('authorization')).toBe(false);
    expect(request?.headers.has('idempotency-key')).toBe(false);
  });

  it('sends the token of a signed-in customer and the given idempotency key', async () => {
    signedIn(null);
    network.respondTo(cartOperations.uploadCartLine, () => acknowledged);
    await callApi(cartOperations.uploadCartLine, { body: line, idempotencyKey: 'k1' });
    expect(network.requests[0]?.headers.get('authorization')).toBe('Bearer old');
    expect(network.requests[0]?.headers.get('idempotency-key')).toBe('k1');
  });

  it('sends different keys for two commands without a given key', async () => {
    network.respondTo(cartOperations.uploadCartLine, () => acknowledged);
    await callApi(cartOperations.uploadCartLine, { body: line });
    await callApi(cartOperations.uploadCartLine, { body: line });
    const [first, second] = network.requests.map(({ headers }) => headers.get('idempotency-key'));
    expect(first).toBeTruthy();
    expect(first).not.toBe(second);
  });

  it('sends no key for an idempotent operation', async () => {
    network.respondTo(slotOperations.releaseHold, () => [
      { Id: 9, Error: 0, Message: '', Code: '' },
    ]);
    await callApi(slotOperations.releaseHold, { query: { HoldId: 9 } });
    expect(network.requests[0]?.headers.has('idempotency-key')).toBe(false);
  });
});

describe('query string', () => {
  it('leaves out undefined values but keeps empty ones', async () => {
    network.respondTo(userOperations.startSignIn, () => []);
    await callApi(userOperations.startSignIn, { query: { email: '', mobile: '+919876543210' } });
    expect(network.requests[0]?.query).toEqual({ email: '', mobile: '+919876543210' });
    network.respondTo(itemOperations.filterItems, () => problemResponse(400, 'bad-input'));
    await callApi(itemOperations.filterItems, {
      query: { search: 'aloo', pincode: undefined },
    }).catch(() => undefined);
    expect(network.requests[1]?.query).toEqual({ search: 'aloo' });
  });
});

describe('401 response', () => {
  it('renews the token once and repeats the request with the same key', async () => {
    const renewals = signedIn('new');
    network.respondTo(cartOperations.uploadCartLine, ({ headers }) =>
      headers.get('authorization') === 'Bearer new'
        ? acknowledged
        : problemResponse(401, 'not-signed-in'),
    );
    await expect(callApi(cartOperations.uploadCartLine, { body: line })).resolves.toEqual(
      acknowledged,
    );
    expect(renewals).toEqual(['old']);
    expect(
      new Set(network.requests.map(({ headers }) => headers.get('idempotency-key'))).size,
    ).toBe(1);
  });

  it('throws the problem when the request is rejected again after the renewal', async () => {
    signedIn('new');
    network.respondTo(cartOperations.readNearestCart, () => problemResponse(401, 'not-signed-in'));
    await expect(
      callApi(cartOperations.readNearestCart, { query: { UserId: 7, CompanyId: 1 } }),
    ).rejects.toMatchObject({ status: 401 });
    expect(network.requests).toHaveLength(2);
  });

  it('does not trigger a renewal for a visitor', async () => {
    const renewals: string[] = [];
    setAuthorization({
      token: async () => null,
      renew: async (rejectedToken) => {
        renewals.push(rejectedToken);
        return null;
      },
    });
    network.respondTo(itemOperations.listItemGroups, () => problemResponse(401, 'not-signed-in'));
    await expect(callApi(itemOperations.listItemGroups)).rejects.toMatchObject({
      code: 'not-signed-in',
    });
    expect(renewals).toEqual([]);
  });
});

describe('failed request', () => {
  it('throws an ApiProblem with code, text and retry delay of a problem response', async () => {
    network.respondTo(itemOperations.listItemGroups, () =>
      jsonResponse({
        status: 503,
        headers: { 'retry-after': '3' },
        body: {
          code: 'unavailable',
          title: 'x',
          detail: 'This part does not answer.',
          status: 503,
          type: '',
          correlationId: 'c1',
        },
      }),
    );
    const failure = await callApi(itemOperations.listItemGroups).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(ApiProblem);
    expect(failure).toMatchObject({
      code: 'unavailable',
      message: 'This part does not answer.',
      status: 503,
      correlationId: 'c1',
      retryAfterSeconds: 3,
      isTransient: true,
    });
  });

  it('reports "offline" when the device says so and "unreachable" otherwise', async () => {
    network.respondTo(itemOperations.listItemGroups, rejectAsOffline);
    await expect(callApi(itemOperations.listItemGroups)).rejects.toMatchObject({
      code: 'unreachable',
      status: 0,
    });
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await expect(callApi(itemOperations.listItemGroups)).rejects.toMatchObject({
      code: 'offline',
      status: 0,
    });
    jest.restoreAllMocks();
  });

  it('reports "unreadable-answer" when the body is not JSON', async () => {
    network.restore();
    const original = globalThis.fetch;
    globalThis.fetch = async () => new Response('<html>');
    await expect(callApi(itemOperations.listItemGroups)).rejects.toMatchObject({
      code: 'unreadable-answer',
    });
    globalThis.fetch = original;
  });

  it('reports "timeout" when no response arrives in time', async () => {
    network.restore();
    const original = globalThis.fetch;
    globalThis.fetch = (_input, init) =>
      new Promise((_, reject) => {
        init?.signal?.addEventListener('abort', () => reject(new Error('aborted')));
      });
    await expect(callApi(itemOperations.listItemGroups, { timeoutMs: 5 })).rejects.toMatchObject({
      code: 'timeout',
    });
    globalThis.fetch = original;
  });
});
