import * as fc from 'fast-check';
import {
  findHiddenCharacter,
  foldLines,
  foldToSingleLine,
  hasVisibleCharacter,
  toPrintableLine,
} from './free-text.ts';

const anyText = fc.string({ unit: 'binary', maxLength: 40 });
const lineBreaks = ['\n', '\r\n', '\r', '\u000b', '\f', '\u0085', '\u2028', '\u2029'];

describe('foldToSingleLine', () => {
  it.each(lineBreaks)('makes a space of the line break %j', (lineBreak) =>
    expect(foldToSingleLine(`Meera${lineBreak}GSTIN 29AABCT1234F1ZM`)).toBe(
      'Meera GSTIN 29AABCT1234F1ZM',
    ),
  );
  it('folds tabs, repeated and surrounding spaces', () =>
    expect(foldToSingleLine(' 12\t\u00a0Main\u3000 Road ')).toBe('12 Main Road'));
  it.each(['\u00ad', '\u200b', '\u200e', '\u200f', '\u2060', '\ufeff'])(
    'removes the invisible character %j of a pasted text',
    (character) => expect(foldToSingleLine(`Meera${character} Nair`)).toBe('Meera Nair'),
  );
  it('composes letters and their marks', () =>
    expect(foldToSingleLine('Jose\u0301')).toBe('Jos\u00e9'));
  it('changes nothing that it has folded once', () =>
    fc.assert(
      fc.property(anyText, (text) => {
        const once = foldToSingleLine(text);
        expect(foldToSingleLine(once)).toBe(once);
      }),
    ));
});

describe('foldLines', () => {
  it.each(lineBreaks)('keeps the line break %j as a line feed', (lineBreak) =>
    expect(foldLines(`  one${lineBreak}\ttwo  `)).toBe('one\ntwo'),
  );
});

describe('findHiddenCharacter', () => {
  it.each([
    ['a null character', '\u0000', 'U+0000'],
    ['an escape', '\u001b', 'U+001B'],
    ['a C1 control', '\u009b', 'U+009B'],
    ['a right-to-left override', '\u202e', 'U+202E'],
    ['an isolate', '\u2066', 'U+2066'],
    ['a left-to-right mark', '\u200e', 'U+200E'],
    ['a right-to-left mark', '\u200f', 'U+200F'],
    ['an Arabic letter mark', '\u061c', 'U+061C'],
    ['a soft hyphen', '\u00ad', 'U+00AD'],
    ['a zero-width space', '\u200b', 'U+200B'],
    ['a byte order mark', '\ufeff', 'U+FEFF'],
    ['a word joiner', '\u2060', 'U+2060'],
    ['a combining grapheme joiner', '\u034f', 'U+034F'],
    ['a Hangul filler', '\u3164', 'U+3164'],
    ['a tag', '\u{e0041}', 'U+E0041'],
    ['half of a surrogate pair', '\ud800', 'U+D800'],
    ['a private character', '\ue000', 'U+E000'],
    ['an unassigned character', '\u0378', 'U+0378'],
  ])('finds %s', (_character, character, name) =>
    expect(findHiddenCharacter(`Meera${character}Nair`)).toBe(name),
  );
  it.each([
    'क्‍ष with a joiner',
    'ക്‌ഷ with a non-joiner',
    '👨‍👩‍👧 ❤️ ☎︎',
    'پتہ ۱۲',
    '₹ 10 – “ok”',
    'two\nlines',
  ])('accepts %s', (text) => expect(findHiddenCharacter(text)).toBeNull());
});

describe('hasVisibleCharacter', () => {
  it.each(['', ' ', '\u200d\u200c', '\u0301', '\ufe0f'])('is false for %j', (text) =>
    expect(hasVisibleCharacter(text)).toBe(false),
  );
  it.each(['a', 'अ', '7', '?', '🥭'])('is true for %s', (text) =>
    expect(hasVisibleCharacter(text)).toBe(true),
  );
});

describe('toPrintableLine', () => {
  it('leaves one line without hidden characters of any text', () =>
    fc.assert(
      fc.property(anyText, (text) => {
        const line = toPrintableLine(text);
        expect(findHiddenCharacter(line)).toBeNull();
        expect(line).not.toMatch(/[\n\r\u000b\f\u0085\u2028\u2029]/u);
      }),
      { numRuns: 500 },
    ));
  it('separates the words on both sides of a line break', () =>
    expect(toPrintableLine('Meera\u202e\nNair')).toBe('Meera Nair'));
});
