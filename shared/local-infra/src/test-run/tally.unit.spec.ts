import { closingLine, failedCheck, passedCheck, sumTallies, tallyJest } from './tally.mjs';

const test = (fullName: string, status: string) => ({ fullName, status });

describe('tallyJest', () => {
  it('counts passed and failed tests and names the failed ones', () => {
    const tally = tallyJest({
      numPassedTests: 2,
      numFailedTests: 1,
      numPendingTests: 1,
      testResults: [
        {
          name: 'a.spec.ts',
          status: 'failed',
          assertionResults: [test('price, doubled, throws', 'failed'), test('b', 'passed')],
        },
      ],
    });
    expect(tally).toEqual({
      passed: 2,
      failed: 1,
      skipped: 1,
      failures: ['price, doubled, throws'],
      flaky: [],
    });
  });

  it('counts a spec file that does not load as one failure', () => {
    const tally = tallyJest({
      numPassedTests: 0,
      numFailedTests: 0,
      numPendingTests: 0,
      testResults: [{ name: 'a.spec.ts', status: 'failed', assertionResults: [] }],
    });
    expect(tally).toMatchObject({ failed: 1, failures: ['a.spec.ts did not run'] });
  });

  it('counts a spec file with failing hooks as one failure', () => {
    const file = { name: 'a.spec.ts', status: 'failed', assertionResults: [test('b', 'passed')] };
    expect(
      tallyJest({ numPassedTests: 1, numFailedTests: 0, numPendingTests: 0, testResults: [file] }),
    ).toMatchObject({ passed: 1, failed: 1 });
  });

  it('ends with the sum over checks and tests', () => {
    expect(
      closingLine(
        sumTallies([
          passedCheck(),
          failedCheck('lint'),
          { passed: 40, failed: 2, skipped: 0, failures: ['x', 'y'], flaky: [] },
        ]),
      ),
    ).toBe('41 passed, 3 failed');
  });
});
