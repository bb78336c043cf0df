// @ts-check
import { flagsOf, runProgram } from '../src/cli.mjs';
import { emptyData } from '../src/empty-data.mjs';
import { LOCAL } from '../src/folders.mjs';
import { takeLock } from '../src/lock.mjs';
import { chooseOwnPorts } from '../src/own-ports.mjs';
import { nodeTrouble, prepareDependencies } from '../src/prepare.mjs';
import { Product } from '../src/product.mjs';
import { endCommands } from '../src/run-command.mjs';
import { readRunFile, removeRunFile } from '../src/run-file.mjs';
import { say, seconds } from '../src/say.mjs';
import { isHalfOpened } from '../src/seeding.mjs';
import { welcome } from '../src/sign-ins.mjs';

/** What was asked of this process from outside. */
class Wishes {
  /** @type {'end' | 'reset' | undefined} */
  #wish;
  /** @type {() => void} */
  #tell = () => undefined;

  constructor() {
    for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
      process.on(signal, () => this.#hear('end'));
    process.on('SIGUSR2', () => this.#hear('reset'));
  }

  /** @param {'end' | 'reset'} wish */
  #hear(wish) {
    // Asked twice to end: go at once; the leashes end what still runs.
    if (wish === 'end' && this.#wish === 'end') process.exit(1);
    this.#wish = wish;
    this.#tell();
  }

  /** @param {() => void} tell is called for every further wish */
  heardBy(tell) {
    this.#tell = tell;
  }

  get wish() {
    return this.#wish;
  }

  fulfil() {
    this.#wish = undefined;
  }
}

/**
 * One life of the product, from start to the wish that ends it.
 * @param {Wishes} wishes
 * @param {Pick<import('../src/product.mjs').ProductOptions, 'ports' | 'docker' | 'fresh'> & { began: number }} options
 */
async function live(wishes, { began, ...options }) {
  if (wishes.wish !== undefined) return;
  const product = new Product({
    ...options,
    folders: LOCAL,
    env: process.env,
    project: 'tokri',
    keepData: true,
  });
  const asked = new Promise((resolve) => {
    wishes.heardBy(() => {
      resolve(undefined);
      void product.stop();
    });
  });
  try {
    await product.start();
    for (const line of welcome(product)) say(line);
    say(
      `${seconds(performance.now() - began)}  ready. Ctrl-C ends it (or npm run stop in another terminal); what you did stays for the next start.`,
    );
    await asked;
  } catch (error) {
    if (wishes.wish === undefined) throw error;
  }
  const ending = performance.now();
  await product.stop();
  say(`${seconds(performance.now() - ending)}  all ended`);
}

await runProgram(async () => {
  const began = performance.now();
  const flags = flagsOf(process.argv.slice(2), ['--fresh', '--docker']);
  const trouble = nodeTrouble(process.version);
  if (trouble !== undefined) throw new Error(trouble);
  const lock = takeLock(LOCAL.lockFile);
  if ('holder' in lock) {
    const web = readRunFile(LOCAL.runFile)?.web;
    throw new Error(
      `It runs already in this folder (process ${lock.holder}${web ? `, ${web}` : ', still starting'}). End it with:  npm run stop`,
    );
  }
  const wishes = new Wishes();
  try {
    removeRunFile(LOCAL.runFile);
    const ports = await chooseOwnPorts(process.env);
    if (ports.smtpMoved)
      say(`          mail of the stand-ins on port ${ports.smtp}, because the usual one is taken`);
    const docker = flags.has('--docker');
    const wasCutOff = isHalfOpened(LOCAL);
    if (wasCutOff)
      say('          the demo shop was not opened to the end last time: starting on empty data');
    const fresh = flags.has('--fresh') || wasCutOff;
    if (fresh) emptyData(LOCAL);
    wishes.heardBy(endCommands);
    await prepareDependencies({ folders: LOCAL, env: process.env, docker });
    await live(wishes, { ports, docker, began, fresh });
    while (wishes.wish === 'reset') {
      wishes.fulfil();
      emptyData(LOCAL);
      say('          reset was asked for: starting on empty data');
      await live(wishes, { ports, docker, began: performance.now(), fresh: true });
    }
  } catch (error) {
    if (wishes.wish !== 'end') throw error;
  } finally {
    lock.release();
  }
});
