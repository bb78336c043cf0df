import { createSealer } from './sealer.ts';
import { deriveKey, hmacSha256, randomDigits, isEqualConstantTime } from './hashes.ts';

const key = Buffer.alloc(32, 7).toString('base64');

describe('createSealer', () => {
  it('opens what it sealed and never seals a text the same way twice', () => {
    const sealer = createSealer(key);
    const sealed = sealer.seal('9876543210 आशा');
    expect(sealer.open(sealed)).toBe('9876543210 आशा');
    expect(sealer.seal('x')).not.toBe(sealer.seal('x'));
    expect(sealed).not.toContain('9876543210');
  });

  it.each([
    [
      'changed in its last place',
      (text: string) => text.slice(0, -2) + (text.endsWith('AA') ? 'BB' : 'AA'),
    ],
    ['cut', (text: string) => text.slice(0, 20)],
    ['without its version', (text: string) => text.slice(3)],
    ['empty', () => ''],
  ])('does not open a sealed text that was %s', (_how, change) => {
    const sealer = createSealer(key);
    expect(() => sealer.open(change(sealer.seal('secret')))).toThrow();
  });

  it('does not open a text that was sealed with another key', () => {
    expect(() =>
      createSealer(Buffer.alloc(32, 8).toString('base64')).open(createSealer(key).seal('secret')),
    ).toThrow();
  });

  it('rejects a key of another length', () => {
    expect(() => createSealer('c2hvcnQ=')).toThrow(RangeError);
  });
});

describe('hashes and codes', () => {
  it('generates codes with as many digits as asked, with leading zeros', () => {
    for (let n = 0; n < 200; n += 1) expect(randomDigits(6)).toMatch(/^\d{6}$/);
    expect(() => randomDigits(3)).toThrow(RangeError);
  });

  it('hashes equal texts equally, and differently under another key', () => {
    expect(hmacSha256('k', '9876543210')).toBe(hmacSha256('k', '9876543210'));
    expect(hmacSha256('k', '9876543210')).not.toBe(hmacSha256('l', '9876543210'));
  });

  it('derives a key of 32 bytes that differs by purpose and from its secret', () => {
    const derived = deriveKey(key, 'counters');
    expect(Buffer.from(derived, 'base64')).toHaveLength(32);
    expect(deriveKey(key, 'counters')).toBe(derived);
    expect(new Set([derived, deriveKey(key, 'links'), key]).size).toBe(3);
    const otherSecret = Buffer.alloc(32, 8).toString('base64');
    expect(deriveKey(otherSecret, 'counters')).not.toBe(derived);
  });

  it('compares texts of any length', () => {
    expect([
      isEqualConstantTime('abc', 'abc'),
      isEqualConstantTime('abc', 'abd'),
      isEqualConstantTime('abc', 'abcd'),
      isEqualConstantTime('', ''),
    ]).toEqual([true, false, false, true]);
  });
});
