import { TOTP } from 'otpauth';
import { createSecondFactorCodes } from './second-factor-codes.ts';

const key = Buffer.alloc(32, 7).toString('base64');
const codes = createSecondFactorCodes(key);
const now = new Date('2026-11-29T10:00:15Z');
const stepOfNow = Math.floor(now.getTime() / 30_000);
const at = (steps: number) => now.getTime() + steps * 30_000;

describe('createSecondFactorCodes for authenticator apps', () => {
  const { secret, sealedSecret, uri } = codes.newSecret({ issuer: 'Tokri', account: '9876543210' });
  const codeAt = (steps: number) => new TOTP({ secret }).generate({ timestamp: at(steps) });

  it('creates a secret of 160 bits and seals it', () => {
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(sealedSecret).not.toContain(secret);
  });

  it('creates a URI that apps read', () => {
    expect(uri).toContain('otpauth://totp/Tokri:9876543210?');
    expect(uri).toContain(`secret=${secret}`);
  });

  it.each([-1, 0, 1])('finds the time step of a code %i steps from now', (steps) => {
    expect(codes.findTimeStep(sealedSecret, codeAt(steps), now)).toBe(stepOfNow + steps);
  });

  it.each([-2, 2])('refuses a code %i steps from now', (steps) => {
    expect(codes.findTimeStep(sealedSecret, codeAt(steps), now)).toBeNull();
  });

  it('computes codes as RFC 6238 says', () => {
    const totp = new TOTP({ secret: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ' });
    expect(totp.generate({ timestamp: 59_000 })).toBe('287082');
  });

  it('cannot open a secret with another key', () => {
    const other = createSecondFactorCodes(Buffer.alloc(32, 8).toString('base64'));
    expect(() => other.findTimeStep(sealedSecret, codeAt(0), now)).toThrow();
  });
});

describe('createSecondFactorCodes for recovery codes', () => {
  it('creates different codes that are easy to type, with a keyed hash of each', () => {
    const created = codes.newRecoveryCodes(7, 10);
    expect(new Set(created.map(({ code }) => code)).size).toBe(10);
    for (const { code, hash } of created) {
      expect(code).toMatch(/^[a-hj-km-np-z2-9]{5}-[a-hj-km-np-z2-9]{5}$/);
      expect(hash).toMatch(/^[0-9a-f]{64}$/);
      expect(codes.hashRecoveryCode(7, ` ${code.toUpperCase().replace('-', ' ')}`)).toBe(hash);
    }
  });

  it('hashes a code for one person and one key', () => {
    const [created] = codes.newRecoveryCodes(7, 1);
    const other = createSecondFactorCodes(Buffer.alloc(32, 8).toString('base64'));
    expect(codes.hashRecoveryCode(8, created?.code ?? '')).not.toBe(created?.hash);
    expect(other.hashRecoveryCode(7, created?.code ?? '')).not.toBe(created?.hash);
  });
});
