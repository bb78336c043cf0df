import { maxMessageLength, maxMessageLines, validateMessageText } from './message-text.ts';

describe('validateMessageText', () => {
  it.each([
    ['one letter', 'a'],
    ['a question mark', '?'],
    ['Hindi with a zero-width joiner', 'क्‍या आज आएगा?'],
    ['a family in one emoji', '👨‍👩‍👧'],
    ['two lines and a tab', 'two\n\tlines\r\nand more'],
    ['a text of maximum length', 'x'.repeat(maxMessageLength)],
    ['emoji of maximum length', '🥭'.repeat(maxMessageLength)],
    ['as many lines as are allowed', Array(maxMessageLines).fill('x').join('\n')],
    ['four marks on a letter', `x${'\u0301'.repeat(4)}`],
    ['HTML-like text', '<b>& "quoted"</b>'],
  ])('accepts %s', (_situation, text) => expect(validateMessageText(text)).toBeNull());

  it.each([
    ['nothing', '', 'empty'],
    ['blanks', ' \n\t ', 'empty'],
    ['joiners only', '\u200d\u200c', 'empty'],
    ['a right-to-left override', 'a\u202eb', 'control-characters'],
    ['an accent without a letter', '\u0301', 'empty'],
    ['a text that is one letter too long', 'x'.repeat(maxMessageLength + 1), 'too-long'],
    ['900 accents on one letter', `a${'\u0301'.repeat(900)}`, 'stacked-marks'],
    [
      'one line too many',
      Array(maxMessageLines + 1)
        .fill('x')
        .join('\n'),
      'too-many-lines',
    ],
    ['900 line breaks', `a${'\n'.repeat(900)}b`, 'too-many-lines'],
    ['line separators of Unicode', `a${'\u2028'.repeat(maxMessageLines)}b`, 'too-many-lines'],
    ['a null character', 'a\u0000b', 'control-characters'],
    ['an escape', 'a\u001b[31m', 'control-characters'],
    ['a C1 control', 'a\u009bb', 'control-characters'],
    ['a right-to-left override', 'a\u202egpj.exe', 'control-characters'],
    ['a bidirectional isolate', 'a\u2066b', 'control-characters'],
    ['half of a surrogate pair', 'a\ud800', 'control-characters'],
  ])('rejects %s', (_situation, text, error) => expect(validateMessageText(text)).toBe(error));

  it('ignores surrounding blanks', () =>
    expect(validateMessageText(` ${'x'.repeat(maxMessageLength)}\n`)).toBeNull());
});
