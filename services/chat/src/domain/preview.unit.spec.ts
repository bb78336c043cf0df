import { maxPreviewLength, toPreview } from './preview.ts';

const repeatEmoji = (count: number): string => '🥭'.repeat(count);

describe('toPreview', () => {
  it('puts a message of two lines on one line', () =>
    expect(toPreview(' two\n\n \tlines ')).toBe('two lines'));
  it.each([
    [maxPreviewLength - 1, repeatEmoji(maxPreviewLength - 1)],
    [maxPreviewLength, repeatEmoji(maxPreviewLength)],
    [maxPreviewLength + 1, `${repeatEmoji(maxPreviewLength - 1)}…`],
    [500, `${repeatEmoji(maxPreviewLength - 1)}…`],
  ])('truncates %i emoji at the limit between two characters', (count, expected) => {
    expect(toPreview(repeatEmoji(count))).toBe(expected);
  });
  it('is empty for whitespace', () => expect(toPreview(' \n ')).toBe(''));
});
