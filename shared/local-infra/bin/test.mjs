// @ts-check
import { runProgram } from '../src/cli.mjs';
import { inLanes } from '../src/lanes.mjs';
import { nodeTrouble } from '../src/prepare.mjs';
import { say, seconds } from '../src/say.mjs';
import { closingLine, failedCheck, sumOf } from '../src/tally.mjs';
import { TestBench } from '../src/test-bench.mjs';
import { chosenSteps } from '../src/test-steps.mjs';

const LANES = 2;

/**
 * @param {string} name
 * @param {() => Promise<import('../src/tally.mjs').Tally>} work
 */
async function timed(name, work) {
  const began = performance.now();
  const tally = await work();
  say(
    `${seconds(performance.now() - began)}  ${name}: ${closingLine(tally)}${tally.skipped > 0 ? `, ${tally.skipped} skipped` : ''}`,
  );
  return tally;
}

/**
 * What needs nothing that runs goes two at a time: none of them keeps two cores busy alone.
 * @param {TestBench} bench
 * @param {import('../src/test-steps.mjs').TestStep[]} steps
 */
async function runAll(bench, steps) {
  const run = (/** @type {import('../src/test-steps.mjs').TestStep} */ step) =>
    timed(step.name, () => bench.run(step));
  const still = steps.filter(({ kind }) => kind !== 'jest');
  if (still.length > 0) say(`\n== ${still.map(({ name }) => name).join(', ')}`);
  const tallies = await inLanes(still, LANES, run);
  for (const step of steps.filter(({ kind }) => kind === 'jest')) {
    say(`\n== ${step.name}`);
    tallies.push(await run(step));
  }
  return sumOf(tallies);
}

await runProgram(async () => {
  const trouble = nodeTrouble(process.version);
  if (trouble !== undefined) throw new Error(trouble);
  const steps = chosenSteps(process.argv.slice(2));
  const began = performance.now();
  const bench = new TestBench(process.env);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.once(signal, () => void bench.end(true).finally(() => process.exit(1)));
  }
  let total;
  try {
    say('== preparation');
    await bench.prepare();
    total = await runAll(bench, steps);
  } catch (error) {
    say(error instanceof Error ? error.message : String(error));
    total = failedCheck('preparation');
  }
  await bench.end(total.failed > 0);
  say(`\n${seconds(performance.now() - began)}  in all`);
  for (const failure of total.failures) say(`  FAILED  ${failure}`);
  say(closingLine(total));
  return total.failed > 0 ? 1 : 0;
});
