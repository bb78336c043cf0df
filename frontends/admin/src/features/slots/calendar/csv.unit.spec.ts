import { toCsv } from './csv.ts';

const line = (...cells: (string | number)[]) => toCsv([cells]).slice(1, -2);

describe('a row of the exported file', () => {
  it('begins with the mark of UTF-8 and ends as RFC 4180 says', () =>
    expect(
      toCsv([
        ['a', 1],
        ['b', 2],
      ]),
    ).toBe('\ufeffa,1\r\nb,2\r\n'));
  it.each(['=1+1', '+91', '-5', '@SUM(A1)', '\tx'])(
    'a text that a spreadsheet would reckon with (%j), is told to be text',
    (text) => expect(line(text)).toBe(`'${text}`),
  );
  it('a formula with a comma, is both told to be text and quoted', () =>
    expect(line('=HYPERLINK("x","y")')).toBe('"\'=HYPERLINK(""x"",""y"")"'));
  it('a comma, a quote and a line end, stay inside their cell', () =>
    expect(line('a,b', 'c"d', 'e\nf')).toBe('"a,b","c""d","e\nf"'));
  it('a number, stays one, below zero too', () => expect(line(-5, 0.5)).toBe('-5,0.5'));
});
