import { ProblemError } from '@tokri/contracts/problems';
import type { Caller, Operation } from '@tokri/contracts/api';
import * as z from 'zod/mini';
import { readIdempotencyKey, hashRequest, toStoreKey } from './idempotency.ts';
import { parseRequest, readCaller } from './parse-request.ts';

const codeOf = (work: () => unknown): string => {
  try {
    work();
    return 'accepted';
  } catch (error) {
    return error instanceof ProblemError ? error.code : 'other';
  }
};

const buildOperation = (more: Partial<Operation>): Operation => ({
  operationId: 'x',
  specId: 'T1',
  service: 'order',
  method: 'GET',
  path: '/api/X',
  summary: '',
  match: { kind: 'exact', names: [] },
  optionalParams: [],
  headers: [],
  query: z.object({ UserId: z.optional(z.pipe(z.string(), z.transform(Number))) }),
  body: z.object({ UserId: z.optional(z.int()) }),
  bodyKind: 'json',
  response: z.unknown(),
  responseKind: 'json',
  auth: { kind: 'anon' },
  hasSideEffects: false,
  isBilledPerCall: false,
  isSecret: false,
  acceptsRevokedToken: false,
  readsPersonalData: false,
  readsCookies: false,
  isIdempotent: false,
  isSameForAll: false,
  isPaginated: false,
  pageSize: 50,
  cacheSeconds: 0,
  timeoutMs: 1000,
  errorCodes: [],
  ...more,
});

describe('Idempotency-Key', () => {
  it('reads the key for writes only', () => {
    expect([
      readIdempotencyKey(buildOperation({}), 'k'),
      readIdempotencyKey(buildOperation({ hasSideEffects: true }), 'k'),
      readIdempotencyKey(buildOperation({ method: 'POST' }), 'k'),
      readIdempotencyKey(buildOperation({ method: 'POST' }), undefined),
    ]).toEqual([undefined, 'k', 'k', undefined]);
  });
  it('ignores the key of a request that holds a secret', () => {
    expect(
      readIdempotencyKey(buildOperation({ hasSideEffects: true, isSecret: true }), 'k'),
    ).toBeUndefined();
  });
  it.each(['', 'with space', 'x'.repeat(129), 'घर'])('rejects %j as bad input', (key) => {
    expect(codeOf(() => readIdempotencyKey(buildOperation({ method: 'POST' }), key))).toBe(
      'bad-input',
    );
  });
  it('hashes a request the same whatever the order of its names', () => {
    expect(hashRequest({ a: 1, b: { c: 2, d: 3 } }, [])).toBe(
      hashRequest({ b: { d: 3, c: 2 }, a: 1 }, []),
    );
    expect(hashRequest({ a: 1 }, {})).not.toBe(hashRequest({ a: 2 }, {}));
    expect(hashRequest([1, 2], {})).not.toBe(hashRequest([2, 1], {}));
  });
  it('hashes a request differently with another file', () => {
    const [file, same, other] = ['a', 'a', 'b'].map((text) => Buffer.from(text));
    expect([
      hashRequest({}, {}, file) === hashRequest({}, {}, same),
      hashRequest({}, {}, file) === hashRequest({}, {}, other),
      hashRequest({}, {}, file) === hashRequest({}, {}),
    ]).toEqual([true, false, false]);
  });
  it('separates keys by user and operation', () => {
    expect([
      toStoreKey(buildOperation({}), 7, 'k'),
      toStoreKey(buildOperation({}), undefined, 'k'),
    ]).toEqual(['idem:7:x:k', 'idem:anon:x:k']);
  });
});

describe('readCaller', () => {
  const bad = () => Promise.reject(new ProblemError('not-signed-in'));
  const verifyNobody = () => Promise.resolve(undefined);
  const kinds = {
    anon: { kind: 'anon' },
    self: { kind: 'self', name: 'UserId' },
    'anon-or-self': { kind: 'anon-or-self', name: 'UserId' },
    owner: { kind: 'owner' },
    staff: { kind: 'staff', permission: 'items' },
    'refresh-cookie': { kind: 'refresh-cookie' },
  } as const;
  const outcome = async (
    kind: keyof typeof kinds,
    verify: () => Promise<Caller | undefined>,
  ): Promise<string> =>
    readCaller(buildOperation({ auth: kinds[kind] }), verify, 'x').then(
      () => 'passes',
      () => 'refused',
    );

  it.each([
    ['anon', 'passes'],
    ['anon-or-self', 'passes'],
    ['refresh-cookie', 'passes'],
    ['self', 'refused'],
    ['owner', 'refused'],
    ['staff', 'refused'],
  ] as const)('handles %s with a bad token or none: %s', async (kind, expected) => {
    expect([await outcome(kind, bad), await outcome(kind, verifyNobody)]).toEqual([
      expected,
      expected,
    ]);
  });

  it('rejects a bad token of a write that a guest may send too', async () => {
    const write = buildOperation({ auth: kinds['anon-or-self'], method: 'POST' });
    const outcomes = [bad, verifyNobody].map((verify) =>
      readCaller(write, verify, 'x').then(
        () => 'passes',
        () => 'refused',
      ),
    );
    expect(await Promise.all(outcomes)).toEqual(['refused', 'passes']);
  });

  it('does not treat another failure of the verifier as anonymous', async () => {
    await expect(
      readCaller(buildOperation({}), () => Promise.reject(new Error('x')), 'x'),
    ).rejects.toThrow('x');
  });

  const request = (url: string, body?: unknown) =>
    ({ url, body, method: 'GET', get: () => undefined, socket: {} }) as never;
  const caller: Caller = { userId: 7, partyId: 0, permissions: [] };
  it('authorizes by query and body', () => {
    const query = buildOperation({ auth: kinds.self });
    expect([
      codeOf(() => parseRequest(query, caller, request('/v1/x?UserId=7'))),
      codeOf(() => parseRequest(query, caller, request('/v1/x?UserId=8'))),
      codeOf(() => parseRequest(query, undefined, request('/v1/x?UserId=7'))),
    ]).toEqual(['accepted', 'not-allowed', 'not-signed-in']);
    const post = buildOperation({ auth: kinds.self, method: 'POST' });
    expect([
      codeOf(() => parseRequest(post, caller, request('/v1/x', { UserId: 7 }))),
      codeOf(() => parseRequest(post, caller, request('/v1/x', { UserId: 8 }))),
    ]).toEqual(['accepted', 'not-allowed']);
  });
});
