import { toCsv } from './csv.ts';

const toCsvLine = (...cells: (string | number)[]) => toCsv([cells]).slice(1, -2);

describe('toCsv', () => {
  it('starts with a UTF-8 byte order mark and ends lines with CRLF', () =>
    expect(
      toCsv([
        ['a', 1],
        ['b', 2],
      ]),
    ).toBe('\ufeffa,1\r\nb,2\r\n'));
  it.each(['=1+1', '+91', '-5', '@SUM(A1)', '\tx'])(
    'prefixes text that a spreadsheet would read as a formula (%j)',
    (text) => expect(toCsvLine(text)).toBe(`'${text}`),
  );
  it('prefixes and quotes a formula with a comma', () =>
    expect(toCsvLine('=HYPERLINK("x","y")')).toBe('"\'=HYPERLINK(""x"",""y"")"'));
  it('quotes commas, quotes and line breaks', () =>
    expect(toCsvLine('a,b', 'c"d', 'e\nf')).toBe('"a,b","c""d","e\nf"'));
  it('leaves numbers unchanged, including negative ones', () =>
    expect(toCsvLine(-5, 0.5)).toBe('-5,0.5'));
});
