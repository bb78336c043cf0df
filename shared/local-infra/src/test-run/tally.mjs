// @ts-check
/**
 * @typedef {object} Tally
 * @property {number} passed
 * @property {number} failed
 * @property {number} skipped
 * @property {string[]} failures
 * @property {string[]} flaky tests that failed first and passed in the second run; also in `passed`

 * @typedef {{ fullName: string, status: string }} JestTest
 * @typedef {{ name: string, status: string, assertionResults: JestTest[] }} JestFile
 * @typedef {object} JestResult
 * @property {number} numPassedTests
 * @property {number} numFailedTests
 * @property {number} numPendingTests
 * @property {number} [numTodoTests]
 * @property {JestFile[]} testResults
 */

/** @type {Tally} */
export const EMPTY_TALLY = { passed: 0, failed: 0, skipped: 0, failures: [], flaky: [] };

export const passedCheck = () => ({ ...EMPTY_TALLY, passed: 1 });

export const skippedStep = () => ({ ...EMPTY_TALLY, skipped: 1 });

/** @param {string} name */
export const failedCheck = (name) => ({ ...EMPTY_TALLY, failed: 1, failures: [name] });

/**
 * Counts the tests of a jest run. A file that failed to load, or whose hooks failed, counts as one
 * failure.
 * @param {JestResult} result
 * @returns {Tally}
 */
export function tallyJest({
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
    flaky: [],
  };
}

/** @param {Tally[]} tallies */
export function sumTallies(tallies) {
  return tallies.reduce(
    (sum, one) => ({
      passed: sum.passed + one.passed,
      failed: sum.failed + one.failed,
      skipped: sum.skipped + one.skipped,
      failures: [...sum.failures, ...one.failures],
      flaky: [...sum.flaky, ...one.flaky],
    }),
    EMPTY_TALLY,
  );
}

/**
 * CI parses this line.
 * @param {Tally} tally
 */
export function closingLine({ passed, failed }) {
  return `${passed} passed, ${failed} failed`;
}
