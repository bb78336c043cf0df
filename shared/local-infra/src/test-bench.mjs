// @ts-check
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { bringChromium } from './chromium.mjs';
import { ROOT, foldersIn } from './folders.mjs';
import { startInfra } from './infra.mjs';
import { endLeashed, spawnLeashed } from './leash.mjs';
import { freePorts } from './ports.mjs';
import { buildChanged, prepareDependencies } from './prepare.mjs';
import { Product } from './product.mjs';
import { endCommands, runCommand } from './run-command.mjs';
import { say } from './say.mjs';
import { NOTHING, failedCheck, passedCheck, tallyOf } from './tally.mjs';

const BENCHES = join(ROOT, '.local-test');
const KEPT_LOGS = join(BENCHES, 'last-failure');
const CHILD_STOP_LIMIT_MS = 5_000;

/** @param {number} pid */
function isAlive(pid) {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** Where one `npm test` runs: a throw-away folder, own ports, and whatever its steps ask for. */
export class TestBench {
  folders = foldersIn(join(BENCHES, String(process.pid)));
  /** @type {Product | undefined} */
  #product;
  /** @type {Promise<Record<string, string>> | undefined} */
  #productEnv;
  /** @type {import('./infra.mjs').Infra | undefined} */
  #infra;
  /** @type {import('node:child_process').ChildProcess | undefined} */
  #child;
  #ending = new AbortController();

  /** @param {import('./programs.mjs').Environment} env */
  constructor(env) {
    this.env = env;
    // With a Docker engine one suite holds on the real MongoDB as well (local-infra.md).
    this.docker = env.TEST_INFRA === 'containers';
    this.infraOptions = {
      docker: this.docker,
      project: `tokri-test-${process.pid}`,
      keepData: false,
      fresh: false,
    };
  }

  async prepare() {
    mkdirSync(this.folders.logDir, { recursive: true });
    for (const name of readdirSync(BENCHES)) {
      if (Number(name) > 0 && !isAlive(Number(name)))
        rmSync(join(BENCHES, name), { recursive: true, force: true });
    }
    await prepareDependencies({ folders: this.folders, env: this.env, docker: this.docker });
  }

  /**
   * @param {import('./test-steps.mjs').TestStep} step
   * @returns {Promise<import('./tally.mjs').Tally>}
   */
  async run(step) {
    if (this.#ending.signal.aborted) return failedCheck(`${step.name} (interrupted)`);
    try {
      if (step.kind === 'jest') return await this.#jest(step);
      if (step.kind === 'check') return await this.#check(step);
      await buildChanged(this);
      return NOTHING;
    } catch (error) {
      say(error instanceof Error ? error.message : String(error));
      return failedCheck(step.name);
    }
  }

  /** @param {import('./test-steps.mjs').TestStep} step */
  async #check({ name, script = '' }) {
    await runCommand({
      name,
      command: 'npm',
      args: ['run', '--silent', script],
      env: this.env,
      cwd: ROOT,
      log: join(this.folders.logDir, `${name}.log`),
    });
    return passedCheck();
  }

  /** @param {import('./test-steps.mjs').TestStep} step */
  async #jest({ name, projects = [], needs, inBand, browser }) {
    const browserEnv = browser ? { CHROME_PATH: await this.#chromium() } : {};
    // The int specs bring containers of their own when containers are asked for.
    const needed =
      needs === 'infra' && !this.docker
        ? await this.#infraEnv()
        : needs === 'product'
          ? await this.#startOnce()
          : {};
    const output = join(this.folders.home, `${name}.json`);
    const args = [
      'node_modules/jest/bin/jest.js',
      '--selectProjects',
      ...projects,
      '--passWithNoTests',
      '--json',
      `--outputFile=${output}`,
    ];
    const child = spawnLeashed({
      name,
      command: process.execPath,
      args: inBand ? [...args, '--runInBand'] : args,
      env: { ...this.env, ...browserEnv, ...needed },
      cwd: ROOT,
    });
    this.#child = child;
    await new Promise((resolve) => child.once('exit', resolve));
    if (needs === 'infra') await this.#endInfra();
    if (!existsSync(output)) return failedCheck(`${name}: jest ended without a result`);
    return tallyOf(JSON.parse(readFileSync(output, 'utf8')));
  }

  #chromium() {
    const run = (/** @type {string[]} */ args) =>
      runCommand({
        name: 'apt-get',
        command: 'apt-get',
        args,
        env: { ...this.env, DEBIAN_FRONTEND: 'noninteractive' },
        log: join(this.folders.logDir, 'chromium.log'),
      });
    return bringChromium({ env: this.env, run });
  }

  async #infraEnv() {
    const dataDir = join(this.folders.home, 'int');
    const { kafkaBrokers, mongodbUrl, redisUrl } = (this.#infra = await startInfra({
      ...this.folders,
      dataDir,
      env: this.env,
      ...this.infraOptions,
      say,
      signal: this.#ending.signal,
    }));
    return {
      KAFKA_BROKERS: kafkaBrokers,
      MONGODB_URL: mongodbUrl,
      REDIS_URL: redisUrl,
      KAFKA_MAX_WAIT_MS: '50',
    };
  }

  async #endInfra() {
    await this.#infra?.stop();
    this.#infra = undefined;
  }

  /** Starts the whole product once, by the same way as npm start; one customer of the specs leaves many places held. */
  #startOnce() {
    return (this.#productEnv ??= this.#startProduct());
  }

  async #startProduct() {
    const [web = 0, standIns = 0, smtp = 0] = await freePorts(3);
    this.#product = new Product({
      folders: this.folders,
      env: { OPEN_HOLDS_MAX: '500', HOLD_TRIES_PER_MINUTE: '100000', ...this.env },
      ports: { web, standIns, smtp },
      ...this.infraOptions,
    });
    await this.#product.start();
    process.on('SIGUSR2', () => void this.#restartProduct());
    return {
      WEB_URL: this.#product.web,
      STAND_INS_URL: this.#product.standIns,
      RUN_JSON: this.folders.runFile,
      RESTART_PID: String(process.pid),
    };
  }

  /** Ends the product as Ctrl-C does and starts it on the same data as the next npm start does, so that a spec may look what is still there. */
  async #restartProduct() {
    if (this.#product === undefined || this.#ending.signal.aborted) return;
    await this.#product.stop();
    this.#product = new Product(this.#product.options);
    await this.#product.start().catch((/** @type {Error} */ error) => say(error.message));
  }

  /**
   * Ends all that runs and throws the folder away; the logs of a failure are kept.
   * @param {boolean} isFailed
   */
  async end(isFailed) {
    this.#ending.abort();
    endCommands();
    if (this.#child) await endLeashed(this.#child, CHILD_STOP_LIMIT_MS);
    await Promise.all([this.#product?.stop(), this.#endInfra()]);
    if (isFailed) {
      rmSync(KEPT_LOGS, { recursive: true, force: true });
      renameSync(this.folders.logDir, KEPT_LOGS);
      say(`Logs of what ran: ${KEPT_LOGS}`);
    }
    rmSync(this.folders.home, { recursive: true, force: true });
  }
}
