// @ts-check
/**
 * @typedef {{ passed: number, failed: number, skipped: number, failures: string[] }} Tally
 * @typedef {{ fullName: string, status: string }} JestTest
 * @typedef {{ name: string, status: string, assertionResults: JestTest[] }} JestFile
 * @typedef {{ numPassedTests: number, numFailedTests: number, numPendingTests: number, numTodoTests?: number, testResults: JestFile[] }} JestResult
 */

/** @type {Tally} */
export const NOTHING = { passed: 0, failed: 0, skipped: 0, failures: [] };

/** A check that went well. */
export const passedCheck = () => ({ ...NOTHING, passed: 1 });

/** @param {string} name of what went wrong without a test to name */
export const failedCheck = (name) => ({ ...NOTHING, failed: 1, failures: [name] });

/**
 * Counts the tests of one jest run. A file that failed without a failed test of its own (it did not load, or its hooks broke) counts as one failure.
 * @param {JestResult} result
 * @returns {Tally}
 */
export function tallyOf({
  numPassedTests,
  numFailedTests,
  numPendingTests,
  numTodoTests = 0,
  testResults,
}) {
  const isFailed = (/** @type {JestTest} */ { status }) => status === 'failed';
  const brokenFiles = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && !assertionResults.some(isFailed),
  );
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults).filter(isFailed);
  return {
    passed: numPassedTests,
    failed: numFailedTests + brokenFiles.length,
    skipped: numPendingTests + numTodoTests,
    failures: [
      ...tests.map(({ fullName }) => fullName),
      ...brokenFiles.map(({ name }) => `${name} did not run`),
    ],
  };
}

/**
 * @param {Tally[]} tallies
 * @returns {Tally}
 */
export function sumOf(tallies) {
  return tallies.reduce(
    (sum, one) => ({
      passed: sum.passed + one.passed,
      failed: sum.failed + one.failed,
      skipped: sum.skipped + one.skipped,
      failures: [...sum.failures, ...one.failures],
    }),
    NOTHING,
  );
}

/**
 * @param {Tally} tally
 * @returns {string} the last line of npm test, which other programs read
 */
export function closingLine({ passed, failed }) {
  return `${passed} passed, ${failed} failed`;
}
