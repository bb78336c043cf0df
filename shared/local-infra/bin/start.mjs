// @ts-check
import { parseFlags, runProgram } from '../src/cli.mjs';
import { emptyData } from '../src/product/empty-data.mjs';
import { LOCAL } from '../src/folders.mjs';
import { acquireLock } from '../src/product/start-lock.mjs';
import { choosePublicPorts } from '../src/product/public-ports.mjs';
import { findNodeProblem, prepareDependencies } from '../src/build/prepare.mjs';
import { Product } from '../src/product/product.mjs';
import { stopCommands } from '../src/processes/run-command.mjs';
import { readRunFile, removeRunFile } from '../src/product/run-file.mjs';
import { printLine, formatSeconds } from '../src/console.mjs';
import { isPartiallySeeded } from '../src/product/demo-seeding.mjs';
import { welcome } from '../src/product/welcome.mjs';

class ControlSignals {
  /** @type {'end' | 'reset' | undefined} */
  #request;
  /** @type {() => void} */
  #notify = () => undefined;

  constructor() {
    for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
      process.on(signal, () => this.#receive('end'));
    process.on('SIGUSR2', () => this.#receive('reset'));
  }

  /** @param {'end' | 'reset'} request */
  #receive(request) {
    // A second stop request exits at once. The supervisors stop the remaining processes.
    if (request === 'end' && this.#request === 'end') process.exit(1);
    this.#request = request;
    this.#notify();
  }

  /** @param {() => void} listener */
  onRequest(listener) {
    this.#notify = listener;
  }

  get request() {
    return this.#request;
  }

  clear() {
    this.#request = undefined;
  }
}

/**
 * @param {ControlSignals} signals
 * @param {Pick<import('../src/product/product.mjs').ProductOptions, 'ports' | 'docker' | 'fresh' | 'empty'> &
 * { startedAtMs: number }} options
 */
async function runProduct(signals, { startedAtMs, ...options }) {
  if (signals.request !== undefined) return;
  const product = new Product({
    ...options,
    folders: LOCAL,
    env: process.env,
    project: 'tokri',
    keepData: true,
  });
  const requested = new Promise((resolve) => {
    signals.onRequest(() => {
      resolve(undefined);
      void product.stop();
    });
  });
  try {
    await product.start();
    for (const line of welcome(product)) printLine(line);
    printLine(
      `${formatSeconds(performance.now() - startedAtMs)}  ready. ` +
        'Ctrl-C or npm run stop ends it; the data stays for the next start.',
    );
    await requested;
  } catch (error) {
    if (signals.request === undefined) throw error;
  }
  const stoppedAtMs = performance.now();
  await product.stop();
  printLine(`${formatSeconds(performance.now() - stoppedAtMs)}  stopped`);
}

await runProgram(async () => {
  const startedAtMs = performance.now();
  const flags = parseFlags(process.argv.slice(2), ['--fresh', '--docker', '--empty']);
  const problem = findNodeProblem(process.version);
  if (problem !== undefined) throw new Error(problem);
  const lock = acquireLock(LOCAL.lockFile);
  if ('holder' in lock) {
    const state = readRunFile(LOCAL.runFile, lock.holder)?.web ?? 'still starting';
    throw new Error(
      `It runs already in this folder (process ${lock.holder}, ${state}). Stop it:  npm run stop`,
    );
  }
  const signals = new ControlSignals();
  try {
    removeRunFile(LOCAL.runFile);
    const ports = await choosePublicPorts(process.env);
    const docker = flags.has('--docker');
    const empty = flags.has('--empty');
    const wasCutOff = isPartiallySeeded(LOCAL);
    if (wasCutOff)
      printLine('          seeding of the demo shop was interrupted: starting with empty data');
    const fresh = flags.has('--fresh') || wasCutOff;
    if (fresh) emptyData(LOCAL);
    signals.onRequest(stopCommands);
    await prepareDependencies({ folders: LOCAL, env: process.env, docker });
    await runProduct(signals, { ports, docker, empty, startedAtMs, fresh });
    while (signals.request === 'reset') {
      signals.clear();
      emptyData(LOCAL);
      printLine('          reset was requested: starting with empty data');
      const again = { startedAtMs: performance.now(), fresh: true };
      await runProduct(signals, { ports, docker, empty, ...again });
    }
  } catch (error) {
    if (signals.request !== 'end') throw error;
  } finally {
    lock.release();
  }
});
