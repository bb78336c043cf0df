import { ProblemError } from '@tokri/contracts/problems';
import * as z from 'zod/mini';
import { readLanguage } from './language.ts';
import { pagingHeaders, readPagination } from './pagination.ts';
import { parseInput } from './parse-input.ts';
import { readQuery } from './read-query.ts';

const codeOf = (work: () => unknown): string => {
  try {
    work();
    return 'accepted';
  } catch (error) {
    return error instanceof ProblemError ? error.code : 'other';
  }
};

describe('readQuery', () => {
  it('reads each name once, also names of the prototype', () => {
    expect(readQuery('/v1/x?a=1&b=two%20words')).toEqual({ a: '1', b: 'two words' });
    expect(readQuery('/v1/x')).toEqual({});
    expect(readQuery('/v1/x?a[$ne]=1')).toEqual({ 'a[$ne]': '1' });
  });
  it.each(['/v1/x?a=1&a=2', '/v1/x?a=1&A=2'])('rejects %s as a repeated parameter', (url) => {
    expect(codeOf(() => readQuery(url))).toBe('doubled-parameter');
  });
});

describe('parseInput', () => {
  const schema = z.object({
    Name: z.string().check(z.maxLength(3, 'must have at most 3 characters')),
    Count: z.int(),
  });
  it('drops names that the operation does not know', () => {
    expect(parseInput(schema, { Name: 'abc', Count: 1, Price: 0, role: 'admin' })).toEqual({
      Name: 'abc',
      Count: 1,
    });
  });
  it('reports one error per wrong field, without its value', () => {
    try {
      parseInput(schema, { Name: 'hunter2', Count: { $gt: 0 } });
    } catch (error) {
      expect(error).toMatchObject({
        code: 'bad-input',
        errors: [
          { field: 'Name', rule: 'too_big', message: 'must have at most 3 characters' },
          { field: 'Count', rule: 'invalid_type', message: 'must be a number' },
        ],
      });
      expect(JSON.stringify((error as ProblemError).errors)).not.toContain('hunter2');
    }
    expect.assertions(2);
  });
  it('names a rule once that two checks of a field state', () => {
    const rule = 'must be 14 digits';
    const digits = z.string().check(
      z.regex(/^\d{14}$/, rule),
      z.refine((text) => text.length === 14, rule),
    );
    expect(() => parseInput(z.object({ Fssai: digits }), { Fssai: '1' })).toThrow(
      expect.objectContaining({
        detail: 'Fssai: must be 14 digits',
        errors: [expect.objectContaining({ field: 'Fssai', message: rule })],
      }) as Error,
    );
  });
  it.each([
    ['a list', z.array(z.string()), null, 'must be a list'],
    ['a text', z.string(), 7, 'must be a text'],
    ['a number', z.number(), '7', 'must be a number'],
    ['an object', z.object({}), [], 'must be an object'],
    ['true or false', z.boolean(), 1, 'must be true or false'],
    ['empty', z.literal(''), 'x', 'must be empty'],
    ['one of several values', z.literal([0, 1]), 2, 'must be 0 or 1'],
    [
      'a shorter list',
      z.array(z.int()).check(z.maxLength(1)),
      [1, 2],
      'must have at most 1 entries',
    ],
    ['a longer text', z.string().check(z.minLength(2)), 'x', 'must have at least 2 characters'],
    ['a smaller number', z.number().check(z.lte(5)), 6, 'must be at most 5'],
    ['what its schema says', z.array(z.int(), 'must be a list of ids'), 7, 'must be a list of ids'],
  ])('names the rule of a value that must be %s', (_rule, schemaOfValue, value, message) => {
    expect(() => parseInput(z.object({ Value: schemaOfValue }), { Value: value })).toThrow(
      expect.objectContaining({
        detail: `Value: ${message}`,
        errors: [expect.objectContaining({ field: 'Value', message })],
      }),
    );
  });
  it('reports the errors of the alternative that matches best', () => {
    const alternatives = z.union([schema, z.array(schema)]);
    const listFields = (value: unknown): string[] => {
      try {
        parseInput(alternatives, value);
        return [];
      } catch (error) {
        return (error as ProblemError).errors.map(({ field }) => field);
      }
    };
    expect([
      listFields({ Name: 'abc', Count: 'x' }),
      listFields([
        { Name: 'abc', Count: 1 },
        { Name: 'abc', Count: 'x' },
      ]),
      listFields([]),
    ]).toEqual([['Count'], ['1.Count'], []]);
  });
});

describe('readPagination', () => {
  it('defaults to page 1 of 50 and limits a larger page size to 200', () => {
    expect([readPagination({}), readPagination({ page: '3', pageSize: '999' })]).toEqual([
      { page: 1, pageSize: 50 },
      { page: 3, pageSize: 200 },
    ]);
  });
  it('uses the page size of the operation only when none is given', () => {
    expect([readPagination({}, 200), readPagination({ pageSize: '50' }, 200)]).toEqual([
      { page: 1, pageSize: 200 },
      { page: 1, pageSize: 50 },
    ]);
  });
  it.each<Record<string, string>>([
    { page: '0' },
    { page: '-1' },
    { page: '1.5' },
    { pageSize: 'all' },
  ])('%j: bad input', (query) => {
    expect(codeOf(() => readPagination(query))).toBe('bad-input');
  });
  it('links to previous and next pages only where they exist', () => {
    expect(pagingHeaders({}, { page: 1, pageSize: 50 }, 50)).toEqual({ 'X-Total-Count': '50' });
    expect(pagingHeaders({ q: 'a b' }, { page: 2, pageSize: 50 }, 51)).toEqual({
      'X-Total-Count': '51',
      Link: '<?q=a+b&page=1&pageSize=50>; rel="prev"',
    });
  });
});

describe('readLanguage', () => {
  it.each([
    ['hi', 'en', 'hi'],
    [undefined, 'hi-IN,en;q=0.8', 'hi'],
    [undefined, 'en-IN,hi;q=0.9', 'en'],
    [undefined, 'en;q=0.5,hi', 'hi'],
    [undefined, 'ta-IN', 'en'],
    [undefined, undefined, 'en'],
    ['xx', 'hi', 'hi'],
  ])('reads lang %s with Accept-Language %s as %s', (lang, header, language) => {
    expect(readLanguage(lang, header)).toBe(language);
  });
});
