// @ts-check
import { runProgram } from '../src/cli.mjs';
import { runConcurrently } from '../src/test-run/run-concurrently.mjs';
import { findNodeProblem } from '../src/build/prepare.mjs';
import { printLine, formatSeconds } from '../src/console.mjs';
import { closingLine, failedCheck, sumTallies } from '../src/test-run/tally.mjs';
import { TestRun } from '../src/test-run/test-run.mjs';
import { selectStages } from '../src/test-run/test-steps.mjs';

const MAX_CONCURRENT_STEPS = 2;

/**
 * @param {string} name
 * @param {() => Promise<import('../src/test-run/tally.mjs').Tally>} work
 */
async function runTimed(name, work) {
  const startedAtMs = performance.now();
  const tally = await work();
  printLine(
    `${formatSeconds(performance.now() - startedAtMs)}  ${name}: ${closingLine(tally)}` +
      (tally.skipped > 0 ? `, ${tally.skipped} skipped` : ''),
  );
  return tally;
}

/**
 * @param {TestRun} testRun
 * @param {readonly (readonly import('../src/test-run/test-steps.mjs').TestStep[])[]} stages
 */
async function runAll(testRun, stages) {
  const tallies = [];
  for (const stage of stages) {
    printLine(`\n== ${stage.map(({ name }) => name).join(', ')}`);
    tallies.push(
      ...(await runConcurrently(stage, MAX_CONCURRENT_STEPS, (step) =>
        runTimed(step.name, () => testRun.run(step)),
      )),
    );
  }
  return sumTallies(tallies);
}

await runProgram(async () => {
  const problem = findNodeProblem(process.version);
  if (problem !== undefined) throw new Error(problem);
  const stages = selectStages(process.argv.slice(2));
  const startedAtMs = performance.now();
  const testRun = new TestRun(process.env);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.once(signal, () => void testRun.end(true).finally(() => process.exit(1)));
  }
  let total;
  try {
    printLine('== preparation');
    await testRun.prepare(stages.flat());
    total = await runAll(testRun, stages);
  } catch (error) {
    printLine(error instanceof Error ? error.message : String(error));
    total = failedCheck('preparation');
  }
  await testRun.end(total.failed > 0);
  printLine(`\n${formatSeconds(performance.now() - startedAtMs)}  in all`);
  for (const test of total.flaky) printLine(`  FLAKY   ${test}`);
  for (const failure of total.failures) printLine(`  FAILED  ${failure}`);
  printLine(closingLine(total));
  return total.failed > 0 ? 1 : 0;
});
