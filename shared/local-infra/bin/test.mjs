// @ts-check
import { runProgram } from '../src/cli.mjs';
import { nodeTrouble } from '../src/prepare.mjs';
import { say, seconds } from '../src/say.mjs';
import { closingLine, failedCheck, sumOf } from '../src/tally.mjs';
import { TestBench } from '../src/test-bench.mjs';
import { chosenSteps } from '../src/test-steps.mjs';

/**
 * @param {string} name
 * @param {() => Promise<import('../src/tally.mjs').Tally>} work
 */
async function headlined(name, work) {
  const began = performance.now();
  say(`\n== ${name}`);
  const tally = await work();
  say(`${seconds(performance.now() - began)}  ${name}: ${closingLine(tally)}${tally.skipped > 0 ? `, ${tally.skipped} skipped` : ''}`);
  return tally;
}

/**
 * @param {TestBench} bench
 * @param {import('../src/test-steps.mjs').TestStep[]} steps
 */
async function runAll(bench, steps) {
  const tallies = [];
  for (const step of steps) tallies.push(await headlined(step.name, () => bench.run(step)));
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
