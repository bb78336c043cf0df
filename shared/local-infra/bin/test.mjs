// @ts-check
import { runProgram } from '../src/cli.mjs';
import { runConcurrently } from '../src/test-run/run-concurrently.mjs';
import { findNodeProblem } from '../src/build/prepare.mjs';
import { printLine, formatSeconds } from '../src/console.mjs';
import { closingLine, failedCheck, sumTallies } from '../src/test-run/tally.mjs';
import { TestRun } from '../src/test-run/test-run.mjs';
import { selectSteps } from '../src/test-run/test-steps.mjs';

const MAX_CONCURRENT_CHECKS = 2;

/**
 * @param {string} name
 * @param {() => Promise<import('../src/test-run/tally.mjs').Tally>} work
 */
async function timed(name, work) {
  const began = performance.now();
  const tally = await work();
  printLine(
    `${formatSeconds(performance.now() - began)}  ${name}: ${closingLine(tally)}${tally.skipped > 0 ? `, ${tally.skipped} skipped` : ''}`,
  );
  return tally;
}

/**
 * Checks that need no running product run two at a time; none keeps two cores busy alone.
 * @param {TestRun} testRun
 * @param {import('../src/test-run/test-steps.mjs').TestStep[]} steps
 */
async function runAll(testRun, steps) {
  const run = (/** @type {import('../src/test-run/test-steps.mjs').TestStep} */ step) =>
    timed(step.name, () => testRun.run(step));
  const still = steps.filter(({ kind }) => kind !== 'jest');
  if (still.length > 0) printLine(`\n== ${still.map(({ name }) => name).join(', ')}`);
  const tallies = await runConcurrently(still, MAX_CONCURRENT_CHECKS, run);
  for (const step of steps.filter(({ kind }) => kind === 'jest')) {
    printLine(`\n== ${step.name}`);
    tallies.push(await run(step));
  }
  return sumTallies(tallies);
}

await runProgram(async () => {
  const problem = findNodeProblem(process.version);
  if (problem !== undefined) throw new Error(problem);
  const steps = selectSteps(process.argv.slice(2));
  const began = performance.now();
  const testRun = new TestRun(process.env);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.once(signal, () => void testRun.end(true).finally(() => process.exit(1)));
  }
  let total;
  try {
    printLine('== preparation');
    await testRun.prepare();
    total = await runAll(testRun, steps);
  } catch (error) {
    printLine(error instanceof Error ? error.message : String(error));
    total = failedCheck('preparation');
  }
  await testRun.end(total.failed > 0);
  printLine(`\n${formatSeconds(performance.now() - began)}  in all`);
  for (const failure of total.failures) printLine(`  FAILED  ${failure}`);
  printLine(closingLine(total));
  return total.failed > 0 ? 1 : 0;
});
