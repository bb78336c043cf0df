import { escapeRegex } from './escape-regex.ts';

const printable = Array.from({ length: 0x7f - 0x20 }, (_, index) =>
  String.fromCodePoint(0x20 + index),
);

describe('escapeRegex', () => {
  it.each(printable)('lets a pattern match %j and nothing else', (character) => {
    const pattern = new RegExp(`^${escapeRegex(character)}$`);
    expect(printable.filter((other) => pattern.test(other))).toEqual([character]);
  });

  it.each(['a+b', '(a|b)', '[ab]', 'a\\d', '^a$', 'a{2}', 'चाय?'])('finds %j as it is', (text) => {
    const pattern = new RegExp(escapeRegex(text), 'i');
    expect(pattern.exec(`before ${text} after`)?.[0]).toBe(text);
  });

  it('leaves words as they are', () => {
    expect(escapeRegex('tea चाय 42')).toBe('tea चाय 42');
  });
});
