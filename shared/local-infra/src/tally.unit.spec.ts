import { closingLine, failedCheck, passedCheck, sumOf, tallyOf } from './tally.mjs';

const test = (fullName: string, status: string) => ({ fullName, status });

describe('counting tests', () => {
  it('a jest run, with passed and failed tests, is counted with the names of the failed', () => {
    const tally = tallyOf({
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
    });
  });

  it('a spec file, that could not be loaded, is one failure', () => {
    const tally = tallyOf({
      numPassedTests: 0,
      numFailedTests: 0,
      numPendingTests: 0,
      testResults: [{ name: 'a.spec.ts', status: 'failed', assertionResults: [] }],
    });
    expect(tally).toMatchObject({ failed: 1, failures: ['a.spec.ts did not run'] });
  });

  it('a spec file, whose tests passed but whose hooks broke, is one failure', () => {
    const file = { name: 'a.spec.ts', status: 'failed', assertionResults: [test('b', 'passed')] };
    expect(
      tallyOf({ numPassedTests: 1, numFailedTests: 0, numPendingTests: 0, testResults: [file] }),
    ).toMatchObject({ passed: 1, failed: 1 });
  });

  it('the closing line, over checks and tests, is the sum', () => {
    expect(
      closingLine(
        sumOf([
          passedCheck(),
          failedCheck('lint'),
          { passed: 40, failed: 2, skipped: 0, failures: ['x', 'y'] },
        ]),
      ),
    ).toBe('41 passed, 3 failed');
  });
});
