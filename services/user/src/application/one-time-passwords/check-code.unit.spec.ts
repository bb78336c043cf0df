import { checkCode, type CheckCodeDeps } from './check-code.ts';

describe('checkCode', () => {
  it('records a rejected sign-in with its reason and challenge and without the code', async () => {
    const recorded: unknown[] = [];
    const check = checkCode({
      clock: () => new Date('2025-11-21T10:00:00Z'),
      audit: (message: string, context: object) => recorded.push([message, context]),
      codeLimits: { lifetimeMs: 300_000, maxAttempts: 5, resendAfterMs: 30_000 },
      challenges: { recordAttempt: async () => null, find: async () => null },
    } as unknown as CheckCodeDeps);
    expect(await check(7, '123456')).toMatchObject({ ok: false, code: 'code-expired' });
    expect(recorded).toEqual([['sign-in rejected', { reason: 'code-expired', challengeId: 7 }]]);
  });
});
