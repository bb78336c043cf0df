import { createSealer } from './sealer.ts';
import { hmacSha256, randomDigits, isEqualConstantTime } from './hashes.ts';

const key = Buffer.alloc(32, 7).toString('base64');

describe('sealer', () => {
  it('a text sealed and opened: the same; sealed twice: two texts', () => {
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
  ])('a sealed text %s: does not open', (_how, change) => {
    const sealer = createSealer(key);
    expect(() => sealer.open(change(sealer.seal('secret')))).toThrow();
  });

  it('another key: does not open', () => {
    expect(() =>
      createSealer(Buffer.alloc(32, 8).toString('base64')).open(createSealer(key).seal('secret')),
    ).toThrow();
  });

  it('a key of another length: refused', () => {
    expect(() => createSealer('c2hvcnQ=')).toThrow(RangeError);
  });
});

describe('secrets', () => {
  it('codes: as many digits as asked, leading zeros too', () => {
    for (let n = 0; n < 200; n += 1) expect(randomDigits(6)).toMatch(/^\d{6}$/);
    expect(() => randomDigits(3)).toThrow(RangeError);
  });

  it('keyed hashes: the same for the same text, another under another key', () => {
    expect(hmacSha256('k', '9876543210')).toBe(hmacSha256('k', '9876543210'));
    expect(hmacSha256('k', '9876543210')).not.toBe(hmacSha256('l', '9876543210'));
  });

  it('comparing: equal texts only, of any length', () => {
    expect([
      isEqualConstantTime('abc', 'abc'),
      isEqualConstantTime('abc', 'abd'),
      isEqualConstantTime('abc', 'abcd'),
      isEqualConstantTime('', ''),
    ]).toEqual([true, false, false, true]);
  });
});
