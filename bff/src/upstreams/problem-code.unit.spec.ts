import { problemCodeOf } from './problem-code.ts';

const answer = (body: string, type = 'application/problem+json; charset=utf-8') => ({
  headers: { 'content-type': type },
  body: Buffer.from(body),
});

describe('the code of a problem', () => {
  it.each([
    ['as JSON.stringify writes it', '{"code":"overloaded","status":503}'],
    ['with spaces and in another order', '{ "status": 503,\n  "code": "overloaded" }'],
    ['with escaped letters', String.raw`{"code":"\u006fverloaded"}`],
  ])('%s, is read', (_name, body) => expect(problemCodeOf(answer(body))).toBe('overloaded'));

  it('quoted by the text of another problem, is not taken for it', () => {
    expect(
      problemCodeOf(
        answer(
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
    ['that is no problem', answer('{"code":"overloaded"}', 'application/json')],
    ['without a type', { headers: {}, body: Buffer.from('{"code":"overloaded"}') }],
    ['that is not JSON', answer('{"code":"overloaded"')],
    ['that is nothing', answer('null')],
    ['longer than any problem', answer(`{"code":"overloaded","detail":"${'x'.repeat(5_000)}"}`)],
  ])('of an answer %s, is unknown', (_name, of) => expect(problemCodeOf(of)).toBeUndefined());
});
