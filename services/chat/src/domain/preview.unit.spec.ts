import { previewLengthMax, previewOf } from './preview.ts';

const mangoes = (count: number): string => '🥭'.repeat(count);

describe('a preview', () => {
  it('of a short message on two lines, is it on one', () =>
    expect(previewOf(' two\n\n \tlines ')).toBe('two lines'));
  it.each([
    [previewLengthMax - 1, mangoes(previewLengthMax - 1)],
    [previewLengthMax, mangoes(previewLengthMax)],
    [previewLengthMax + 1, `${mangoes(previewLengthMax - 1)}…`],
    [500, `${mangoes(previewLengthMax - 1)}…`],
  ])('of %i emoji, is whole up to the most, and then cut between two', (count, expected) => {
    expect(previewOf(mangoes(count))).toBe(expected);
  });
  it('of blanks alone, is empty', () => expect(previewOf(' \n ')).toBe(''));
});
