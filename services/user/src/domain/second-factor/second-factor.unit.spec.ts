import {
  confirmEnrolment,
  enrolmentLifetimeMs,
  isVerifiedInSession,
  noSecondFactor,
  redeemSecondFactorCode,
  startEnrolment,
  verificationLifetimeMs,
  wrongCodePauseMs,
  wrongCodesBeforePause,
  type CodeProof,
  type SecondFactorRecord,
} from './second-factor.ts';

const now = new Date('2026-11-29T10:00:00Z');
const later = (ms: number) => new Date(now.getTime() + ms);
const timeStep = (step: number | null): CodeProof => ({ kind: 'time-step', timeStep: step });
const recoveryCode = (hash: string): CodeProof => ({ kind: 'recovery-code', hash });

const started: SecondFactorRecord = {
  ...noSecondFactor(7),
  factor: { state: 'started', sealedSecret: 'sealed', startedAt: now },
};
const active: SecondFactorRecord = {
  ...noSecondFactor(7),
  factor: {
    state: 'active',
    sealedSecret: 'sealed',
    activeSince: now,
    lastTimeStep: 100,
    recoveryCodeHashes: ['one', 'two'],
  },
};
const restarted = { sealedSecret: 'new', startedAt: later(60_000) };
const enrolment = { recoveryCodeHashes: ['one'], now };
const withWrongCodes = (
  record: SecondFactorRecord,
  count: number,
  kind: CodeProof['kind'] = 'time-step',
): SecondFactorRecord => ({
  ...record,
  wrongCodes: { ...record.wrongCodes, [kind]: { count, lastAt: now } },
});

describe('startEnrolment', () => {
  it('replaces a start that was not confirmed', () => {
    expect(startEnrolment(started, restarted)).toMatchObject({
      ok: true,
      value: { factor: { state: 'started', ...restarted } },
    });
  });

  it('leaves an active factor as it is', () => {
    expect(startEnrolment(active, restarted)).toMatchObject({ code: 'second-factor-active' });
  });

  it('keeps the wrong codes, so that a new start gives no further tries', () => {
    expect(startEnrolment(withWrongCodes(started, 4), restarted)).toMatchObject({
      value: { wrongCodes: { 'time-step': { count: 4 } } },
    });
  });
});

describe('confirmEnrolment', () => {
  it('turns the factor on and uses up the code', () => {
    const { change } = confirmEnrolment(started, timeStep(100), enrolment);
    expect(change?.factor).toMatchObject({ state: 'active', activeSince: now, lastTimeStep: 100 });
  });

  it('forgets the secret when it is confirmed 10 minutes after the start', () => {
    const confirmAt = (ms: number) =>
      confirmEnrolment(started, timeStep(100), { ...enrolment, now: later(ms) });
    expect(confirmAt(enrolmentLifetimeMs - 1).result.ok).toBe(true);
    expect(confirmAt(enrolmentLifetimeMs)).toEqual({
      change: { factor: { state: 'none' }, wrongCodes: started.wrongCodes },
      result: { ok: false, code: 'second-factor-start-expired' },
    });
  });

  it.each([
    ['a wrong code', timeStep(null)],
    ['a recovery code', recoveryCode('one')],
  ])('counts %s as wrong', (_what, proof) => {
    expect(confirmEnrolment(started, proof, enrolment)).toEqual({
      change: { factor: started.factor, wrongCodes: withWrongCodes(started, 1).wrongCodes },
      result: { ok: false, code: 'second-factor-code-wrong' },
    });
  });

  it.each([
    ['that was not started', noSecondFactor(7), 'second-factor-off'],
    ['that is on', active, 'second-factor-active'],
    ['after too many wrong codes', withWrongCodes(started, 5), 'second-factor-paused'],
  ])('rejects one %s', (_what, record, code) => {
    expect(confirmEnrolment(record, timeStep(100), enrolment)).toEqual({
      change: null,
      result: { ok: false, code },
    });
  });
});

describe('redeemSecondFactorCode', () => {
  it('accepts a code of a later time step and forgets wrong codes', () => {
    const { change } = redeemSecondFactorCode(withWrongCodes(active, 4), timeStep(101), now);
    expect(change).toMatchObject({
      factor: { lastTimeStep: 101 },
      wrongCodes: { 'time-step': { count: 0, lastAt: null } },
    });
  });

  it.each([100, 99, null])('rejects a code of time step %s after one of step 100', (step) => {
    expect(redeemSecondFactorCode(active, timeStep(step), now)).toEqual({
      change: { factor: active.factor, wrongCodes: withWrongCodes(active, 1).wrongCodes },
      result: { ok: false, code: 'second-factor-code-wrong' },
    });
  });

  it('accepts each recovery code once', () => {
    const { change } = redeemSecondFactorCode(active, recoveryCode('one'), now);
    expect(change?.factor).toMatchObject({ recoveryCodeHashes: ['two'] });
    const again = redeemSecondFactorCode({ ...active, ...change }, recoveryCode('one'), now);
    expect(again.result).toMatchObject({ code: 'second-factor-code-wrong' });
  });

  it.each([
    ['recovery-code', recoveryCode('wrong'), timeStep(101)],
    ['time-step', timeStep(null), recoveryCode('one')],
  ] as const)('pauses only the kind %s after five wrong codes of it', (kind, wrong, correct) => {
    let record = active;
    for (let attempt = 1; attempt <= wrongCodesBeforePause; attempt += 1)
      record = { ...record, ...redeemSecondFactorCode(record, wrong, now).change };
    expect(redeemSecondFactorCode(record, wrong, now).result).toMatchObject({
      code: 'second-factor-paused',
    });
    const { change, result } = redeemSecondFactorCode(record, correct, now);
    expect(result.ok).toBe(true);
    expect(change?.wrongCodes[kind]).toEqual({ count: wrongCodesBeforePause, lastAt: now });
  });

  it('pauses after five wrong codes, also for the correct one', () => {
    const paused = withWrongCodes(active, wrongCodesBeforePause);
    const correct = timeStep(101);
    expect(redeemSecondFactorCode(paused, correct, later(wrongCodePauseMs - 1))).toEqual({
      change: null,
      result: { ok: false, code: 'second-factor-paused' },
    });
    expect(redeemSecondFactorCode(paused, correct, later(wrongCodePauseMs)).result.ok).toBe(true);
  });

  it('allows one wrong code after a pause', () => {
    const at = later(wrongCodePauseMs);
    const paused = withWrongCodes(active, wrongCodesBeforePause);
    const { change } = redeemSecondFactorCode(paused, timeStep(null), at);
    expect(redeemSecondFactorCode({ ...paused, ...change }, timeStep(101), at).result).toEqual({
      ok: false,
      code: 'second-factor-paused',
    });
  });

  it('rejects a code while the factor is not on', () => {
    expect(redeemSecondFactorCode(started, timeStep(101), now)).toEqual({
      change: null,
      result: { ok: false, code: 'second-factor-off' },
    });
  });
});

describe('isVerifiedInSession', () => {
  it('counts a code that was given since the factor is on', () => {
    expect(isVerifiedInSession(active.factor, now, now)).toBe(true);
    expect(isVerifiedInSession(active.factor, null, now)).toBe(false);
  });

  it('counts a code for 12 hours', () => {
    const at = (ms: number) => isVerifiedInSession(active.factor, now, later(ms));
    expect(at(verificationLifetimeMs - 1)).toBe(true);
    expect(at(verificationLifetimeMs)).toBe(false);
  });

  it('does not count a code of an earlier factor', () => {
    expect(isVerifiedInSession(active.factor, later(-1), now)).toBe(false);
  });

  it('is false while the factor is not on', () => {
    expect(isVerifiedInSession(started.factor, now, now)).toBe(false);
  });
});
