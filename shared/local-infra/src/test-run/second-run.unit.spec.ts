import { MAX_FILES, selectFilesForSecondRun, tallyBothRuns } from './second-run.mjs';

const file = (name: string, statuses: Readonly<Record<string, string>>) => ({
  name,
  status: Object.values(statuses).includes('failed') ? 'failed' : 'passed',
  assertionResults: Object.entries(statuses).map(([fullName, status]) => ({ fullName, status })),
});
const count = (files: readonly ReturnType<typeof file>[], wanted: string) =>
  files
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === wanted).length;
const run = (...files: readonly ReturnType<typeof file>[]) => ({
  numPassedTests: count(files, 'passed'),
  numFailedTests: count(files, 'failed'),
  numPendingTests: count(files, 'pending'),
  testResults: [...files],
});

const first = run(
  file('a.spec.ts', { 'keeps the slot': 'passed' }),
  file('b.spec.ts', { 'pays once': 'failed', 'refunds once': 'passed', 'is skipped': 'pending' }),
);

describe('selectFilesForSecondRun', () => {
  it('selects the files that failed', () => {
    expect(selectFilesForSecondRun(first)).toEqual(['b.spec.ts']);
  });

  it('selects none when too many files failed', () => {
    const failed = Array.from({ length: MAX_FILES + 1 }, (_, index) =>
      file(`${index}.spec.ts`, { breaks: 'failed' }),
    );
    expect(selectFilesForSecondRun(run(...failed.slice(1)))).toHaveLength(MAX_FILES);
    expect(selectFilesForSecondRun(run(...failed))).toEqual([]);
  });
});

describe('tallyBothRuns', () => {
  it('counts a test that passes in the second run as passed and as flaky', () => {
    const second = run(file('b.spec.ts', { 'pays once': 'passed', 'refunds once': 'passed' }));
    expect(tallyBothRuns(first, second)).toEqual({
      passed: 3,
      failed: 0,
      skipped: 1,
      failures: [],
      flaky: ['pays once'],
    });
  });

  it('keeps a test that fails twice, and one that fails only the second time, as failed', () => {
    const second = run(file('b.spec.ts', { 'pays once': 'failed', 'refunds once': 'failed' }));
    expect(tallyBothRuns(first, second)).toMatchObject({
      passed: 1,
      failed: 2,
      failures: ['pays once', 'refunds once'],
      flaky: [],
    });
  });
});
