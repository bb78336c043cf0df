import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { repository } from '../support/planted-tree.ts';

const textFile = /\.(ts|tsx|mjs|cjs|css|html|java|md|json|ya?ml)$|(^|\/)(\.env\.example|run)$/;
const isSkipped = (file: string): boolean =>
  /(^|\/)generated\/|package-lock\.json$|^tests\/architecture\/documents\.spec\.ts$/.test(file);

const trackedFiles = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
  cwd: repository,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file !== '' && existsSync(path.join(repository, file)));
const tracked = new Set(trackedFiles);
const read = (file: string): string => readFileSync(path.join(repository, file), 'utf8');
const texts = trackedFiles
  .filter((file) => textFile.test(file) && !isSkipped(file))
  .map((file) => ({ file, lines: read(file).split('\n') }));
const markdown = texts.filter(({ file }) => file.endsWith('.md'));

/** GitHub's anchor of a heading. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(' ', '-');
const anchorsOf = (file: string): Set<string> =>
  new Set([...read(file).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading)));

const findInLines = (
  files: typeof texts,
  pattern: RegExp,
  isWrong: (match: RegExpMatchArray, file: string) => boolean,
): string[] =>
  files.flatMap(({ file, lines }) =>
    lines.flatMap((line, index) =>
      [...line.matchAll(pattern)]
        .filter((match) => isWrong(match, file))
        .map(([match]) => `${file}:${index + 1} ${match}`),
    ),
  );

const isBrokenLink = ([, target = '']: RegExpMatchArray, file: string): boolean => {
  if (/^(https?:|mailto:)/.test(target)) return false;
  const [page = '', anchor] = target.split('#');
  const resolved = page === '' ? file : path.posix.join(path.posix.dirname(file), page);
  if (!existsSync(path.join(repository, resolved))) return true;
  return anchor !== undefined && resolved.endsWith('.md') && !anchorsOf(resolved).has(anchor);
};

/** A page may be named by its path from the root, from the file that names it, or from docs. */
const isMissingPage = ([name = '']: RegExpMatchArray, file: string): boolean =>
  ![name, path.posix.join(path.posix.dirname(file), name), `docs/${name}`].some((candidate) =>
    tracked.has(path.posix.normalize(candidate)),
  );

describe('documents', () => {
  it('link only to pages and headings that exist', () => {
    expect(findInLines(markdown, /\]\(([^)\s]+)\)/g, isBrokenLink)).toEqual([]);
  });

  it('name, like the code, only pages that the repository contains', () => {
    expect(findInLines(texts, /(?<![\w/.*-])[\w.][\w./-]*\.md\b/g, isMissingPage)).toEqual([]);
  });

  it('never point, like the code, to a bare section, chapter or issue number', () => {
    const bareNumber = /\b(?:section|chapter|issue) \d+(?:\.\d+)*\b/gi;
    expect(findInLines(texts, bareNumber, () => true)).toEqual([]);
  });

  it('introduce the project in at most 120 lines', () => {
    expect(read('README.md').split('\n').length).toBeLessThanOrEqual(121);
  });
});
