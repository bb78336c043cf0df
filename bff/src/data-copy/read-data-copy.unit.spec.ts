import type { Clock } from '@tokri/service-kit/use-case';
import type { Forward, ForwardedRequest } from '../forwarding/forward.ts';
import { buildDataCopy } from '../testing/data-copies.ts';
import { UpstreamError } from '../upstreams/upstream-error.ts';
import { readDataCopy } from './read-data-copy.ts';

const now = new Date('2026-11-29T14:40:00Z');
const stored = buildDataCopy();
const [conversation] = stored.Conversations;
const bodies: Readonly<Record<string, unknown>> = {
  'read-profile': [stored.Profile],
  'list-addresses': stored.Addresses,
  'read-business-application': stored.BusinessApplications,
  'list-favourite-ids': [{ ItemId: 2 }],
  'list-items-for-place': [{ Id: 2, Name: 'Onion', Hindi: { Name: 'प्याज़', Brand: '' } }],
  'list-own-carts': stored.Carts,
  'list-own-waits': stored.WaitingLists,
  'read-inbox': stored.Notifications,
  'list-own-push-subscriptions': stored.PushSubscriptions,
  'list-orders-of-user': stored.Orders,
  'list-own-bills': stored.Bills,
  'list-own-payments': stored.Payments,
  'list-own-conversations': [{ TransactionId: 9001, TransactionNumber: conversation?.Order }],
  'list-messages': conversation?.Messages,
  'read-notification-preferences': stored.Preferences,
  'list-sessions-of-user': stored.Devices,
};

interface Scenario {
  readonly failing?: readonly string[];
  readonly changes?: Readonly<Record<string, unknown>>;
  readonly clock?: Clock;
  readonly totals?: Readonly<Record<string, number>>;
}

const createScenario = ({
  failing = [],
  changes = {},
  totals = {},
  clock = () => now,
}: Scenario = {}) => {
  const requests: ForwardedRequest[] = [];
  const forward: Forward = async (request) => {
    requests.push(request);
    const { operationId, service } = request.operation;
    if (failing.includes(operationId)) throw new UpstreamError('unreachable', service);
    const body = { ...bodies, ...changes }[operationId];
    return Promise.resolve({
      status: 200,
      headers: operationId in totals ? { 'x-total-count': String(totals[operationId]) } : {},
      body: Buffer.from(JSON.stringify(body)),
    });
  };
  const request = {
    query: { UserId: '7' },
    headers: { authorization: 'Bearer t', cookie: '__Host-refresh=r' },
  };
  return {
    read: () => readDataCopy(request, forward, clock),
    requestsTo: (id: string) => requests.filter(({ operation }) => operation.operationId === id),
    requests,
  };
};

describe('readDataCopy', () => {
  it('has every part, with the items of favourites', async () => {
    expect(await createScenario().read()).toEqual(stored);
  });

  it('reads as the person of the token: the cookie of the browser is sent nowhere', async () => {
    const { read, requests } = createScenario();
    await read();
    expect(requests.filter(({ headers }) => headers.cookie !== undefined)).toEqual([]);
    expect(requests.every(({ headers }) => headers.authorization === 'Bearer t')).toBe(true);
  });

  it.each([
    ['read-profile', ['profile']],
    ['read-business-application', ['business-application']],
    ['list-own-bills', ['bills']],
    ['list-messages', ['messages']],
    ['list-sessions-of-user', ['devices']],
    ['list-own-carts', ['carts']],
    ['list-own-waits', ['waiting-lists']],
    ['read-inbox', ['notifications']],
    ['list-own-push-subscriptions', ['push-subscriptions']],
    ['list-orders-of-user', ['orders', 'bills', 'payments']],
  ])('names what lacks when %s fails, and has the rest', async (operationId, parts) => {
    const copy = await createScenario({ failing: [operationId] }).read();
    expect(copy.IncompleteParts).toEqual(parts);
    expect(copy.Addresses).toEqual(stored.Addresses);
  });

  it('reads all pages of a list', async () => {
    const { read, requestsTo } = createScenario({ totals: { 'list-addresses': 401 } });
    const { Addresses, IncompleteParts } = await read();
    expect(requestsTo('list-addresses').map(({ query }) => query.page)).toEqual(['1', '2', '3']);
    expect(Addresses).toHaveLength(3 * stored.Addresses.length);
    expect(IncompleteParts).toEqual([]);
  });

  it('calls a list that is too long incomplete', async () => {
    const { read } = createScenario({ totals: { 'list-addresses': 1_000_000 } });
    expect((await read()).IncompleteParts).toEqual(['addresses']);
  });

  it('asks for replaced and removed addresses too', async () => {
    const { read, requestsTo } = createScenario();
    await read();
    expect(requestsTo('list-addresses').map(({ query }) => query.All)).toEqual(['1']);
  });

  it('reads orders with their lines, fifty at a time', async () => {
    const { read, requestsTo } = createScenario({ totals: { 'list-orders-of-user': 101 } });
    await read();
    expect(
      requestsTo('list-orders-of-user').map(({ query }) => [
        query.Details,
        query.page,
        query.pageSize,
      ]),
    ).toEqual([
      ['1', '1', '50'],
      ['1', '2', '50'],
      ['1', '3', '50'],
    ]);
  });

  it('reads bills and payments of fifty orders at a time', async () => {
    const orders = Array.from({ length: 120 }, (_, index) => ({ Id: index + 1 }));
    const { read, requestsTo } = createScenario({
      changes: { 'list-orders-of-user': orders },
      totals: { 'list-orders-of-user': 50 },
    });
    await read();
    for (const operationId of ['list-own-bills', 'list-own-payments'])
      expect(
        requestsTo(operationId).map(({ query }) => query.TransactionIds?.split(',').length),
      ).toEqual([50, 50, 20]);
  });

  it('reads conversations for some seconds only, and names them as incomplete', async () => {
    const conversations = Array.from({ length: 50 }, (_, index) => ({
      TransactionId: index + 1,
      TransactionNumber: `T-${index + 1}`,
    }));
    let atMs = now.getTime();
    const { read, requestsTo } = createScenario({
      changes: { 'list-own-conversations': conversations },
      clock: () => new Date((atMs += 1_000)),
    });
    const copy = await read();
    expect(copy.IncompleteParts).toEqual(['messages']);
    expect(copy.Conversations).toHaveLength(8);
    expect(requestsTo('list-messages')).toHaveLength(8);
  });

  it('fails when nothing can be read', async () => {
    const failing = Object.keys(bodies);
    await expect(createScenario({ failing }).read()).rejects.toThrow(UpstreamError);
  });
});
