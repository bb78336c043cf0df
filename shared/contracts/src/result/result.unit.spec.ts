import { err, ok, type Err, type Result } from './result.ts';

type Reply = Result<number, 'code-expired'> | Err<'code-wrong', { readonly attemptsLeft: number }>;

// The compiler checks these: a line that it accepts fails as an unused @ts-expect-error.
const replies = [
  (): Reply => ok(1),
  (): Reply => err('code-expired'),
  (): Reply => ({ ok: false, code: 'code-wrong', attemptsLeft: 2 }),
  // @ts-expect-error an unknown code
  (): Reply => err('code-lost'),
  // @ts-expect-error a missing detail
  (): Reply => err('code-wrong'),
  // @ts-expect-error a missing detail
  (): Reply => ({ ok: false, code: 'code-wrong' }),
  // @ts-expect-error a detail of another name
  (): Reply => ({ ok: false, code: 'code-wrong', triesLeft: 2 }),
  // @ts-expect-error a detail of another type
  (): Reply => ({ ok: false, code: 'code-wrong', attemptsLeft: '2' }),
  // @ts-expect-error one detail too many
  (): Reply => ({ ok: false, code: 'code-wrong', attemptsLeft: 2, retryAfterSeconds: 30 }),
  // @ts-expect-error a detail of another code
  (): Reply => ({ ok: false, code: 'code-expired', attemptsLeft: 2 }),
  // @ts-expect-error details as an argument
  (): Reply => err('code-wrong', { attemptsLeft: 2 }),
];

describe('Result', () => {
  it('is a value or an error with a code', () => {
    expect(replies.slice(0, 2).map((reply) => reply())).toEqual([
      { ok: true, value: 1 },
      { ok: false, code: 'code-expired' },
    ]);
  });
});
