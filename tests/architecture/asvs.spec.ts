import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { repository } from '../support/planted-tree.ts';
import { asvsRequirements } from './asvs-requirements.ts';

const read = (page: string): string => readFileSync(path.join(repository, 'docs', page), 'utf8');

const rows = read('security-asvs.md')
  .split('\n')
  .filter((line) => /^\| \d/.test(line))
  .map((line) => {
    const [number = '', level = '', requirement = '', state = '', reason = '', test = ''] = line
      .split(' | ')
      .map((cell) => cell.replaceAll(/^\||\|$/g, '').trim());
    const tests = [...test.matchAll(/\]\(\.\.\/([^)]+)\)/g)].map(([, file = '']) => file);
    const sections = [...test.matchAll(/\]\(([\w-]+\.md)#([\w-]+)\)/g)].map(
      ([, page = '', anchor = '']) => ({ page, anchor }),
    );
    return { number, level, requirement, state, reason, tests, sections };
  });
const hasSection = ({ page, anchor }: { page: string; anchor: string }): boolean =>
  existsSync(path.join(repository, 'docs', page)) &&
  [...read(page).matchAll(/^#+ (.+)$/gm)].some(
    ([, heading = '']) =>
      heading
        .toLowerCase()
        .replace(/[^\p{L}\p{N}\s_-]/gu, '')
        .replaceAll(' ', '-') === anchor,
  );
/** The first section of these chapters asks for documentation, which no test can prove. */
const documentation = /^(2|3|5|6|7|8|11|13|14|15|16)\.1\./;
const numbersOf = (state: string): string[] =>
  rows.filter((row) => row.state === state).map(({ number }) => number);

describe('the page about OWASP ASVS 5.0.0', () => {
  it('has one row for every requirement of levels 1 and 2', () => {
    const expected = Object.entries(asvsRequirements).flatMap(([section, byLevel]) =>
      byLevel.flatMap((numbers, index) =>
        numbers.map((number) => `${section}.${number} level ${index + 1}`),
      ),
    );
    expect(expected).toHaveLength(253);
    expect(rows.map(({ number, level }) => `${number} level ${level}`).sort()).toEqual(
      expected.sort(),
    );
  });

  it('names an existing section for a requirement of documentation without a test', () => {
    const missing = rows.flatMap(({ number, sections }) =>
      sections
        .filter((section) => !documentation.test(number) || !hasSection(section))
        .map(({ page, anchor }) => `${number} ${page}#${anchor}`),
    );
    expect(missing).toEqual([]);
  });

  it('names an existing test for every other requirement that is met', () => {
    const untested = rows.filter(
      ({ state, tests, sections }) => state === 'met' && tests.length + sections.length === 0,
    );
    expect(untested.map(({ number }) => number)).toEqual([]);
    const missing = rows.flatMap(({ number, tests }) =>
      tests
        .filter((file) => !/\.spec\.tsx?$/.test(file) || !existsSync(path.join(repository, file)))
        .map((file) => `${number} ${file}`),
    );
    expect(missing).toEqual([]);
  });

  it('gives a requirement, a state and a reason in every row', () => {
    const incomplete = rows.filter(
      ({ requirement, state, reason }) =>
        !requirement || !reason || !['met', 'not met', 'n/a'].includes(state),
    );
    expect(incomplete).toEqual([]);
  });

  it('counts its rows by state', () => {
    expect(read('security-asvs.md')).toContain(
      `${numbersOf('met').length} are met, ${numbersOf('not met').length} are not met, ${numbersOf('n/a').length} do not apply.`,
    );
  });
});

describe('the security page', () => {
  it('lists as known gaps exactly the requirements that are not met', () => {
    const [, gaps = ''] = read('security.md').split('## Known gaps');
    const [section = ''] = gaps.split('\n## ');
    const listed = [...section.matchAll(/\b\d{1,2}\.\d{1,2}\.\d{1,2}\b/g)].map(
      ([number]) => number,
    );
    expect([...new Set(listed)].sort()).toEqual(numbersOf('not met').sort());
  });
});
