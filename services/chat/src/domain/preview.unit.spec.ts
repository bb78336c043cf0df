import { maxPreviewLength, toPreview } from './preview.ts';

const mangoes = (count: number): string => '🥭'.repeat(count);

describe('toPreview', () => {
  it('puts a message of two lines on one line', () =>
    expect(toPreview(' two\n\n \tlines ')).toBe('two lines'));
  it.each([
    [maxPreviewLength - 1, mangoes(maxPreviewLength - 1)],
    [maxPreviewLength, mangoes(maxPreviewLength)],
    [maxPreviewLength + 1, `${mangoes(maxPreviewLength - 1)}…`],
    [500, `${mangoes(maxPreviewLength - 1)}…`],
  ])('truncates %i emoji at the limit between two characters', (count, expected) => {
    expect(toPreview(mangoes(count))).toBe(expected);
  });
  it('is empty for whitespace', () => expect(toPreview(' \n ')).toBe(''));
});
