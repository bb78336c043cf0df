import { highlightMatches } from './highlight-matches.ts';

const marked = (text: string, typed: string): string =>
  highlightMatches(text, typed)
    .map((part) => (part.isMatch ? `[${part.text}]` : part.text))
    .join('');

describe('highlightMatches', () => {
  it.each([
    ['Tamarind', 'tam', '[Tam]arind'],
    ['Toned Milk', 'milk ton', '[Ton]ed [Milk]'],
    ['Jaggery Powder - Gur', 'po', 'Jaggery [Po]wder - Gur'],
    ['Tomato, Tomato Puree', 'tom', '[Tom]ato, [Tom]ato Puree'],
    ['ताज़ा दूध', 'द', 'ताज़ा [दू]ध'],
  ])('marks in "%s" the words that start with "%s"', (text, typed, expected) => {
    expect(marked(text, typed)).toBe(expected);
  });
  it.each([
    ['Potato', 'ato'],
    ['Onion', 'प्याज'],
    ['Onion', ' '],
    ['दूध', 'ू'],
  ])('marks nothing in "%s" for "%s"', (text, typed) => {
    expect(marked(text, typed)).toBe(text);
  });
  it.each(['%$#<b>', '(', 'a.b*', '[-]', '\\'])(
    'treats %s as a character instead of a pattern',
    (typed) => {
      expect(marked('Salt (1 kg)', typed)).toBe(
        'Salt (1 kg)'.replace(typed, typed === '(' ? '[(]' : typed),
      );
    },
  );
});
