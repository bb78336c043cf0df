import { countSmsParts } from './sms-request.ts';

describe('countSmsParts', () => {
  it.each([
    ['a'.repeat(160), 1],
    ['a'.repeat(161), 2],
    ['क'.repeat(70), 1],
    ['क'.repeat(71), 2],
    ['a'.repeat(306), 2],
    ['a'.repeat(307), 3],
  ])('counts the parts of text %# by its length and alphabet', (text, parts) => {
    expect(countSmsParts(text)).toBe(parts);
  });
});
