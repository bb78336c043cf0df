import { maxMessageLength, validateMessageText } from './message-text.ts';

describe('validateMessageText', () => {
  it.each([
    ['one letter', 'a'],
    ['a question mark', '?'],
    ['Hindi with a joiner', 'क्‍या आज आएगा?'],
    ['a family in one emoji', '👨‍👩‍👧'],
    ['two lines and a tab', 'two\n\tlines\r\nand more'],
    ['exactly the longest', 'x'.repeat(maxMessageLength)],
    ['the longest in emoji', '🥭'.repeat(maxMessageLength)],
    ['something like html', '<b>& "quoted"</b>'],
  ])('accepts %s', (_situation, text) => expect(validateMessageText(text)).toBeNull());

  it.each([
    ['nothing', '', 'empty'],
    ['blanks', ' \n\t ', 'empty'],
    ['zero width only', '\u200b\u200d\ufeff', 'empty'],
    ['an accent without a letter', '\u0301', 'empty'],
    ['a letter too many', 'x'.repeat(maxMessageLength + 1), 'too-long'],
    ['a null character', 'a\u0000b', 'control-characters'],
    ['an escape', 'a\u001b[31m', 'control-characters'],
    ['a C1 control', 'a\u0085b', 'control-characters'],
    ['text turned around', 'a\u202egpj.exe', 'control-characters'],
    ['an isolate', 'a\u2066b', 'control-characters'],
    ['half a pair', 'a\ud800', 'control-characters'],
  ])('rejects %s', (_situation, text, trouble) => expect(validateMessageText(text)).toBe(trouble));

  it('ignores surrounding blanks', () =>
    expect(validateMessageText(` ${'x'.repeat(maxMessageLength)}\n`)).toBeNull());
});
