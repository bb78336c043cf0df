import { readProblemCode } from './problem-code.ts';

const problemResponse = (body: string, type = 'application/problem+json; charset=utf-8') => ({
  headers: { 'content-type': type },
  body: Buffer.from(body),
});

describe('readProblemCode', () => {
  it.each([
    ['by JSON.stringify', '{"code":"overloaded","status":503}'],
    ['with spaces and in another order', '{ "status": 503,\n  "code": "overloaded" }'],
    ['with escaped letters', String.raw`{"code":"\u006fverloaded"}`],
  ])('reads a code written %s', (_name, body) =>
    expect(readProblemCode(problemResponse(body))).toBe('overloaded'),
  );

  it('ignores a code quoted inside another problem', () => {
    expect(
      readProblemCode(
        problemResponse(
          JSON.stringify({
            code: 'unavailable',
            errors: [{ code: 'overloaded' }],
            detail: 'a service said "code":"overloaded"',
          }),
        ),
      ),
    ).toBe('unavailable');
  });

  it.each([
    ['with another content type', problemResponse('{"code":"overloaded"}', 'application/json')],
    ['without a content type', { headers: {}, body: Buffer.from('{"code":"overloaded"}') }],
    ['with malformed JSON', problemResponse('{"code":"overloaded"')],
    ['with a null body', problemResponse('null')],
    [
      'longer than any problem',
      problemResponse(`{"code":"overloaded","detail":"${'x'.repeat(5_000)}"}`),
    ],
  ])('returns undefined for a response %s', (_name, response) =>
    expect(readProblemCode(response)).toBeUndefined(),
  );
});
