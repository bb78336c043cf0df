import { ProblemError } from '@tokri/contracts/problems';
import type { Caller, Operation } from '@tokri/contracts/api';
import * as z from 'zod/mini';
import { readIdempotencyKey, hashRequest, toStoreKey } from '../operations/idempotency.ts';
import { readLanguage } from '../operations/language.ts';
import { pagingHeaders, readPagination } from '../operations/pagination.ts';
import { parseInput } from '../operations/parse-input.ts';
import { problemHandler, toProblem } from './problem-response.ts';
import { parseRequest, readCaller } from '../operations/parse-request.ts';
import { readQuery } from '../operations/read-query.ts';

const codeOf = (work: () => unknown): string => {
  try {
    work();
    return 'accepted';
  } catch (error) {
    return error instanceof ProblemError ? error.code : 'other';
  }
};

describe('readQuery', () => {
  it('reads each name once, also names of the prototype', () => {
    expect(readQuery('/v1/x?a=1&b=two%20words')).toEqual({ a: '1', b: 'two words' });
    expect(readQuery('/v1/x')).toEqual({});
    expect(readQuery('/v1/x?a[$ne]=1')).toEqual({ 'a[$ne]': '1' });
  });
  it.each(['/v1/x?a=1&a=2', '/v1/x?a=1&A=2'])('rejects %s as a doubled parameter', (url) => {
    expect(codeOf(() => readQuery(url))).toBe('doubled-parameter');
  });
});

describe('parseInput', () => {
  const schema = z.object({
    Name: z.string().check(z.maxLength(3, 'must have at most 3 characters')),
    Count: z.int(),
  });
  it('drops names that the operation does not know', () => {
    expect(parseInput(schema, { Name: 'abc', Count: 1, Price: 0, role: 'admin' })).toEqual({
      Name: 'abc',
      Count: 1,
    });
  });
  it('reports one error per wrong field, without its value', () => {
    try {
      parseInput(schema, { Name: 'hunter2', Count: { $gt: 0 } });
    } catch (error) {
      expect(error).toMatchObject({
        code: 'bad-input',
        errors: [
          { field: 'Name', rule: 'too_big', message: 'must have at most 3 characters' },
          { field: 'Count', rule: 'invalid_type' },
        ],
      });
      expect(JSON.stringify((error as ProblemError).errors)).not.toContain('hunter2');
    }
    expect.assertions(2);
  });
  it('reports the errors of the alternative that matches best', () => {
    const alternatives = z.union([schema, z.array(schema)]);
    const fieldsOf = (value: unknown): string[] => {
      try {
        parseInput(alternatives, value);
        return [];
      } catch (error) {
        return (error as ProblemError).errors.map(({ field }) => field);
      }
    };
    expect([
      fieldsOf({ Name: 'abc', Count: 'x' }),
      fieldsOf([
        { Name: 'abc', Count: 1 },
        { Name: 'abc', Count: 'x' },
      ]),
      fieldsOf([]),
    ]).toEqual([['Count'], ['1.Count'], []]);
  });
});

describe('readPagination', () => {
  it('defaults to page 1 of 50 and cuts a larger page size to 200', () => {
    expect([readPagination({}), readPagination({ page: '3', pageSize: '999' })]).toEqual([
      { page: 1, pageSize: 50 },
      { page: 3, pageSize: 200 },
    ]);
  });
  it('uses the page size of the operation only when none is given', () => {
    expect([readPagination({}, 200), readPagination({ pageSize: '50' }, 200)]).toEqual([
      { page: 1, pageSize: 200 },
      { page: 1, pageSize: 50 },
    ]);
  });
  it.each<Record<string, string>>([
    { page: '0' },
    { page: '-1' },
    { page: '1.5' },
    { pageSize: 'all' },
  ])('%j: bad input', (query) => {
    expect(codeOf(() => readPagination(query))).toBe('bad-input');
  });
  it('links to previous and next pages only where they exist', () => {
    expect(pagingHeaders({}, { page: 1, pageSize: 50 }, 50)).toEqual({ 'X-Total-Count': '50' });
    expect(pagingHeaders({ q: 'a b' }, { page: 2, pageSize: 50 }, 51)).toEqual({
      'X-Total-Count': '51',
      Link: '<?q=a+b&page=1&pageSize=50>; rel="prev"',
    });
  });
});

describe('readLanguage', () => {
  it.each([
    ['hi', 'en', 'hi'],
    [undefined, 'hi-IN,en;q=0.8', 'hi'],
    [undefined, 'en-IN,hi;q=0.9', 'en'],
    [undefined, 'en;q=0.5,hi', 'hi'],
    [undefined, 'ta-IN', 'en'],
    [undefined, undefined, 'en'],
    ['xx', 'hi', 'hi'],
  ])('reads lang %s with Accept-Language %s as %s', (lang, header, language) => {
    expect(readLanguage(lang, header)).toBe(language);
  });
});

describe('toProblem', () => {
  it.each([
    ['bad-json', { type: 'entity.parse.failed', status: 400 }],
    ['too-large', { type: 'entity.too.large', status: 413 }],
    ['too-large', { code: 'LIMIT_FILE_SIZE' }],
    ['unsupported-media-type', { type: 'charset.unsupported', status: 415 }],
    ['bad-input', { status: 400 }],
    ['internal', new Error('secret')],
    ['internal', null],
    ['internal', { status: 500 }],
    ['unavailable', Object.assign(new Error('x'), { name: 'MongoWaitQueueTimeoutError' })],
    ['not-allowed', new ProblemError('not-allowed')],
  ])('maps to %s from %p', (code, error) => {
    expect(toProblem(error).code).toBe(code);
  });
});

const row = (more: Partial<Operation>): Operation => ({
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
  isSecret: false,
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
      readIdempotencyKey(row({}), 'k'),
      readIdempotencyKey(row({ hasSideEffects: true }), 'k'),
      readIdempotencyKey(row({ method: 'POST' }), 'k'),
      readIdempotencyKey(row({ method: 'POST' }), undefined),
    ]).toEqual([undefined, 'k', 'k', undefined]);
  });
  it('ignores the key of a request that holds a secret', () => {
    expect(readIdempotencyKey(row({ hasSideEffects: true, isSecret: true }), 'k')).toBeUndefined();
  });
  it.each(['', 'with space', 'x'.repeat(129), 'घर'])('rejects %j as bad input', (key) => {
    expect(codeOf(() => readIdempotencyKey(row({ method: 'POST' }), key))).toBe('bad-input');
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
    expect([toStoreKey(row({}), 7, 'k'), toStoreKey(row({}), undefined, 'k')]).toEqual([
      'idem:7:x:k',
      'idem:anon:x:k',
    ]);
  });
});

describe('readCaller', () => {
  const bad = () => Promise.reject(new ProblemError('not-signed-in'));
  const nobody = () => Promise.resolve(undefined);
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
    readCaller(row({ auth: kinds[kind] }), verify, 'x').then(
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
    expect([await outcome(kind, bad), await outcome(kind, nobody)]).toEqual([expected, expected]);
  });

  it('does not treat another failure of the verifier as anonymous', async () => {
    await expect(readCaller(row({}), () => Promise.reject(new Error('x')), 'x')).rejects.toThrow(
      'x',
    );
  });

  const request = (url: string, body?: unknown) =>
    ({ url, body, method: 'GET', get: () => undefined, socket: {} }) as never;
  const caller: Caller = { userId: 7, partyId: 0, permissions: [] };
  it('authorizes by query and body', () => {
    const query = row({ auth: kinds.self });
    expect([
      codeOf(() => parseRequest(query, caller, request('/v1/x?UserId=7'))),
      codeOf(() => parseRequest(query, caller, request('/v1/x?UserId=8'))),
      codeOf(() => parseRequest(query, undefined, request('/v1/x?UserId=7'))),
    ]).toEqual(['accepted', 'not-allowed', 'not-signed-in']);
    const post = row({ auth: kinds.self, method: 'POST' });
    expect([
      codeOf(() => parseRequest(post, caller, request('/v1/x', { UserId: 7 }))),
      codeOf(() => parseRequest(post, caller, request('/v1/x', { UserId: 8 }))),
    ]).toEqual(['accepted', 'not-allowed']);
  });
});

describe('problemHandler', () => {
  it('logs shed requests together once a second', () => {
    const lines: string[] = [];
    const logger = {
      warn: (fields: object) => lines.push(`warn ${JSON.stringify(fields)}`),
      error: () => lines.push('error'),
    } as unknown as Parameters<typeof problemHandler>[0];
    const handle = problemHandler(logger);
    const response = { headersSent: true } as never;
    for (let count = 0; count < 1_000; count += 1)
      handle(
        new ProblemError('overloaded'),
        { path: '/api/SlotHold' } as never,
        response,
        () => undefined,
      );
    handle(
      new ProblemError('unavailable'),
      { path: '/api/SlotHold' } as never,
      response,
      () => undefined,
    );
    expect(lines).toEqual(['warn {"path":"/api/SlotHold","count":1}', 'error']);
  });
});
