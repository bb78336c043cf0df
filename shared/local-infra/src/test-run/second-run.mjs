// @ts-check
import { tallyJest } from './tally.mjs';

/** A machine that stalls for a minute fails the files that ran then; more failures have another cause. */
export const MAX_FILES = 8;

/**
 * Spec files that failed and may run once more. Only steps with real processes ask for it: their
 * outcome can depend on the load of the machine. A test that then passes is reported as flaky and
 * has to be mended.
 * @param {import('./tally.mjs').JestResult} result
 * @returns {string[]} paths; empty when nothing failed or too much
 */
export function selectFilesForSecondRun({ testResults }) {
  const files = testResults.filter(({ status }) => status === 'failed').map(({ name }) => name);
  return files.length > MAX_FILES ? [] : files;
}

/**
 * The second run replaces the first one's results of its files.
 * @param {import('./tally.mjs').JestResult} first
 * @param {import('./tally.mjs').JestResult} second
 * @returns {import('./tally.mjs').Tally}
 */
export function tallyBothRuns(first, second) {
  const before = tallyJest(first);
  const after = tallyJest(second);
  const repeated = new Set(second.testResults.map(({ name }) => name));
  const passedBefore = first.testResults
    .filter(({ name }) => repeated.has(name))
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'passed').length;
  return {
    ...after,
    passed: before.passed - passedBefore + after.passed,
    skipped: before.skipped,
    flaky: before.failures.filter((failure) => !after.failures.includes(failure)),
  };
}
