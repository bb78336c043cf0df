import { setShopMarket } from '@tokri/contracts/market';
import { ProblemError, problems } from '@tokri/contracts/problems';
import { problemHandler, toProblem } from './problem-response.ts';

describe('toProblem', () => {
  it.each([
    ['bad-json', { type: 'entity.parse.failed', status: 400, body: '{"Id":' }],
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
  it.each(['null', '"x"', '7'])('says that %s is JSON, but no object', (body) => {
    expect(toProblem({ type: 'entity.parse.failed', status: 400, body })).toMatchObject({
      code: 'bad-input',
      message: 'The body must be a JSON object.',
    });
  });
  it.each(['Z_DATA_ERROR', 'Z_BUF_ERROR'])('says that a body is not gzip: %s', (code) => {
    expect(toProblem({ status: 400, code }, 'gzip')).toMatchObject({
      code: 'bad-input',
      detail: 'The body is not valid gzip.',
      errors: [{ field: 'Content-Encoding', rule: 'format' }],
    });
  });
});

describe('problemHandler', () => {
  const respond = (
    problem: ProblemError,
    { url = '/', acceptLanguage }: { readonly url?: string; readonly acceptLanguage?: string },
  ) => {
    const headers: Record<string, string> = {};
    let body: unknown;
    const response = {
      headersSent: false,
      status: () => response,
      setHeader: (name: string, value: string) => {
        headers[name] = value;
        return response;
      },
      vary: (name: string) => response.setHeader('Vary', name),
      type: () => response,
      send: (text: string) => {
        body = JSON.parse(text);
      },
    };
    problemHandler({ warn: () => undefined, error: () => undefined } as never)(
      problem,
      { url, get: () => acceptLanguage } as never,
      response as never,
      () => undefined,
    );
    return { headers, body };
  };

  it('says which rule a field breaks in the language of the reader', () => {
    const errors = [
      { field: 'Quantity', rule: 'custom', message: 'must be above 0' },
      { field: 'Note', rule: 'custom', message: 'would be new to us' },
    ];
    const badInput = new ProblemError('bad-input', 'Quantity: must be above 0', errors);
    expect(respond(badInput, { acceptLanguage: 'hi' }).body).toMatchObject({
      detail: 'इन्हें ठीक करें: Quantity: 0 से ज़्यादा होना चाहिए; Note: would be new to us।',
      errors: [{ field: 'Quantity', rule: 'custom', message: '0 से ज़्यादा होना चाहिए' }, errors[1]],
    });
    expect(respond(badInput, { acceptLanguage: 'en' }).body).toMatchObject({ errors });
  });

  it('says rules and details in the terms of the market', () => {
    const message = 'must be rupees with at most two decimal places';
    const errors = [{ field: 'Mrp', rule: 'custom', message }];
    const badPrice = new ProblemError('bad-input', `Mrp: ${message}`, errors);
    setShopMarket(1);
    const [english, hindi] = ['en', 'hi'].map((acceptLanguage) =>
      respond(badPrice, { acceptLanguage }),
    );
    setShopMarket(0);
    expect(english?.body).toMatchObject({
      detail: 'Mrp: must be pounds with at most two decimal places',
      errors: [{ field: 'Mrp', message: 'must be pounds with at most two decimal places' }],
    });
    expect(JSON.stringify(hindi?.body)).toContain('पाउंड');
    expect(JSON.stringify(hindi?.body)).not.toContain('रुपये');
  });

  it('answers in the language of the reader, and says so', () => {
    const conflict = new ProblemError('conflict', 'Version 3 is not version 4.');
    expect(respond(conflict, { acceptLanguage: 'hi' })).toMatchObject({
      headers: { 'Content-Language': 'hi', Vary: 'Accept-Language' },
      body: {
        code: 'conflict',
        title: expect.stringMatching(/^इस बीच/) as string,
        detail: expect.stringMatching(/^इसे इस बीच/) as string,
      },
    });
    expect(respond(conflict, { url: '/?lang=hi' }).headers['Content-Language']).toBe('hi');
    expect(respond(conflict, {})).toMatchObject({
      headers: { 'Content-Language': 'en', Vary: 'Accept-Language' },
      body: { title: problems.conflict.title, detail: 'Version 3 is not version 4.' },
    });
  });

  it('answers in Hindi although the query cannot be read', () => {
    const request = { url: '/?Id=1&id=2', acceptLanguage: 'hi-IN,en;q=0.5' };
    expect(
      respond(new ProblemError('doubled-parameter'), request).headers['Content-Language'],
    ).toBe('hi');
  });

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
        { path: '/api/SlotHold', get: () => undefined } as never,
        response,
        () => undefined,
      );
    handle(
      new ProblemError('unavailable'),
      { path: '/api/SlotHold', get: () => undefined } as never,
      response,
      () => undefined,
    );
    expect(lines).toEqual(['warn {"path":"/api/SlotHold","count":1}', 'error']);
  });

  it('logs refused requests by reason, together once a second', () => {
    const lines: object[] = [];
    const logger = { warn: (fields: object) => lines.push(fields) } as unknown as Parameters<
      typeof problemHandler
    >[0];
    const handle = problemHandler(logger);
    const request = { method: 'GET', path: '/api/Users', get: () => undefined } as never;
    for (const code of [
      ...(['not-signed-in', 'not-allowed', 'cross-site-refused', 'too-many-requests'] as const),
      ...(['not-allowed', 'not-allowed', 'bad-input', 'conflict'] as const),
    ])
      handle(new ProblemError(code), request, { headersSent: true } as never, () => undefined);
    expect(lines).toEqual(
      ['not-signed-in', 'not-allowed', 'cross-site-refused', 'too-many-requests'].map(
        (problem) => ({
          method: 'GET',
          path: '/api/Users',
          problem,
          count: 1,
        }),
      ),
    );
  });
});
