import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { repository } from '../support/planted-tree.ts';

const page = 'docs/specification-coverage.md';
const text = readFileSync(path.join(repository, page), 'utf8');

interface Row {
  readonly part: number;
  readonly file: string;
  readonly title: string;
}

const listRows = (markdown: string): readonly Row[] =>
  [...markdown.matchAll(/^\| (\d) \| .+ \| \[[^\]]+\]\((\S+)\) \| (.+) \|$/gm)].map(
    ([, part, link = '', title = '']) => ({
      part: Number(part),
      file: path.posix.join(path.posix.dirname(page), link),
      title,
    }),
  );

const countTableRows = (markdown: string): number =>
  [...markdown.matchAll(/^\| (?!§|---)/gm)].length;

const isTitleIn = (source: string, title: string): boolean => {
  const escaped = title.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&');
  return new RegExp(`\\(\\s*(['"\`])${escaped}\\1,`).test(source);
};

const findMissing = (markdown: string): readonly string[] =>
  listRows(markdown).flatMap(({ file, title }) => {
    const location = path.join(repository, file);
    if (!existsSync(location)) return [`${file} does not exist`];
    return isTitleIn(readFileSync(location, 'utf8'), title) ? [] : [`${file}: ${title}`];
  });

describe('the coverage of the storefront specification', () => {
  it('names only tests that exist', () => {
    expect(findMissing(text)).toEqual([]);
  });

  it('is readable row by row, for every part with behaviour', () => {
    expect(listRows(text)).toHaveLength(countTableRows(text));
    expect([...new Set(listRows(text).map(({ part }) => part))]).toEqual([2, 3, 4, 5, 6, 7, 8, 9]);
  });

  it.each([
    ['[a](../tests/e2e/nothing.spec.ts) | opens', 'tests/e2e/nothing.spec.ts does not exist'],
    ['[a](../tests/e2e/menus.spec.ts) | opens the pro', 'tests/e2e/menus.spec.ts: opens the pro'],
  ])('is rejected with a row of %s', (cells, message) => {
    expect(findMissing(`| 2 | behaviour | ${cells} |`)).toEqual([message]);
  });
});
