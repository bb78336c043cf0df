// @ts-check
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureChromium } from '../build/chromium.mjs';
import { ROOT, foldersIn } from '../folders.mjs';
import { startInfra } from '../infra/infra.mjs';
import { stopSupervised, spawnSupervised } from '../processes/supervisor.mjs';
import { findFreePorts } from '../processes/ports.mjs';
import { buildChanged, prepareDependencies } from '../build/prepare.mjs';
import { Product } from '../product/product.mjs';
import { stopCommands, runCommand } from '../processes/run-command.mjs';
import { printLine } from '../console.mjs';
import { createFoldersOfProduct } from './folders-of-product.mjs';
import { deleteEndedRuns } from './delete-ended-runs.mjs';
import { selectFilesForSecondRun, tallyBothRuns } from './second-run.mjs';
import { SKIPPED_EXIT_CODE } from './skipped-exit-code.mjs';
import { EMPTY_TALLY, failedCheck, passedCheck, skippedStep, tallyJest } from './tally.mjs';

const TEST_RUNS = join(ROOT, '.local-test');
const FAILURE_LOGS = join(TEST_RUNS, 'last-failure');
const CHILD_STOP_TIMEOUT_MS = 5_000;

/** One `npm test`: a temporary folder, its own ports and the infrastructure of its steps. */
export class TestRun {
  folders = foldersIn(join(TEST_RUNS, String(process.pid)));
  /** @type {Product | undefined} */
  #product;
  /** @type {Promise<Record<string, string>> | undefined} */
  #productEnv;
  /** @type {import('../infra/infra.mjs').Infra | undefined} */
  #infra;
  /** @type {Set<import('node:child_process').ChildProcess>} */
  #children = new Set();
  #stopping = new AbortController();

  /** @param {import('../processes/executables.mjs').Environment} env */
  constructor(env) {
    this.env = env;
    this.docker = env.TEST_INFRA === 'containers';
    this.infraOptions = {
      docker: this.docker,
      project: `tokri-test-${process.pid}`,
      keepData: false,
      fresh: false,
    };
  }

  /** @param {readonly import('./test-steps.mjs').TestStep[]} steps that will run */
  async prepare(steps) {
    mkdirSync(this.folders.logDir, { recursive: true });
    process.on('SIGUSR2', () => void this.#restartProduct());
    deleteEndedRuns(TEST_RUNS);
    await prepareDependencies({
      folders: this.folders,
      env: this.env,
      docker: this.docker,
      needsStores: steps.some(({ requires }) => requires !== undefined),
    });
  }

  /**
   * @param {import('./test-steps.mjs').TestStep} step
   * @returns {Promise<import('./tally.mjs').Tally>}
   */
  async run(step) {
    if (this.#stopping.signal.aborted) return failedCheck(`${step.name} (interrupted)`);
    try {
      if (step.kind === 'jest') return await this.#jest(step);
      if (step.kind === 'check') return await this.#check(step);
      await buildChanged(this);
      return EMPTY_TALLY;
    } catch (error) {
      printLine(error instanceof Error ? error.message : String(error));
      return failedCheck(step.name);
    }
  }

  /** @param {import('./test-steps.mjs').TestStep} step */
  async #check({ name, script = '', args = [] }) {
    const log = join(this.folders.logDir, `${name}.log`);
    const exitCode = await runCommand({
      name,
      command: 'npm',
      args: ['run', '--silent', script, '--', ...args],
      env: this.env,
      cwd: ROOT,
      running: this.#children,
      log,
      acceptedExitCodes: [0, SKIPPED_EXIT_CODE],
    });
    if (exitCode === 0) return passedCheck();
    printLine(readFileSync(log, 'utf8').trimEnd());
    return skippedStep();
  }

  /** @param {import('./test-steps.mjs').TestStep} step */
  async #jest({ name, projects = [], requires, settings, workers, browser }) {
    const browserEnv = browser ? { CHROME_PATH: await this.#chromium() } : {};
    // With TEST_INFRA the integration specs start their own stores.
    const needed =
      requires === 'infra' && this.env.TEST_INFRA === undefined
        ? await this.#infraEnv()
        : requires === 'product'
          ? await this.#ensureProduct(settings)
          : {};
    const workersArgs = workers === undefined ? [] : [`--maxWorkers=${workers}`];
    const options = { name, env: { ...this.env, ...browserEnv, ...needed }, projects };
    try {
      const first = await this.#runJest({ ...options, args: workersArgs });
      if (typeof first === 'string')
        return first === 'skipped' ? skippedStep() : failedCheck(first);
      const files = requires === undefined ? [] : selectFilesForSecondRun(first);
      if (files.length === 0 || this.#stopping.signal.aborted) return tallyJest(first);
      printLine(`\n${name}: ${files.length} spec files failed; each runs once more, alone`);
      const args = ['--runInBand', '--runTestsByPath', ...files];
      const second = await this.#runJest({ ...options, name: `${name}-second-run`, args });
      return typeof second === 'string' ? tallyJest(first) : tallyBothRuns(first, second);
    } finally {
      if (requires === 'infra') await this.#endInfra();
    }
  }

  /**
   * @param {{ name: string, env: import('../processes/executables.mjs').Environment, projects: readonly string[], args: readonly string[] }} options
   * @returns {Promise<import('./tally.mjs').JestResult | string>} a text says why there is no result
   */
  async #runJest({ name, env, projects, args }) {
    const output = join(this.folders.home, `${name}.json`);
    const child = spawnSupervised({
      name,
      command: process.execPath,
      args: [
        'node_modules/jest/bin/jest.js',
        '--passWithNoTests',
        // A test that fails may leave behind what it started, and jest would wait for it without end.
        '--forceExit',
        '--json',
        `--outputFile=${output}`,
        '--selectProjects',
        ...projects,
        ...args,
      ],
      env,
      cwd: ROOT,
    });
    this.#children.add(child);
    const exitCode = await new Promise((resolve) => child.once('exit', resolve));
    this.#children.delete(child);
    if (exitCode === SKIPPED_EXIT_CODE) return 'skipped';
    if (!existsSync(output)) return `${name}: jest ended without a result`;
    return JSON.parse(readFileSync(output, 'utf8'));
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
    return ensureChromium({ env: this.env, run });
  }

  async #infraEnv() {
    const dataDir = join(this.folders.home, 'int');
    const { kafkaBrokers, mongodbUrl, redisUrl } = (this.#infra = await startInfra({
      ...this.folders,
      dataDir,
      env: this.env,
      ...this.infraOptions,
      report: printLine,
      signal: this.#stopping.signal,
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

  /** @param {Record<string, string>} [settings] */
  async #ensureProduct(settings) {
    if (settings === undefined) return (this.#productEnv ??= this.#startProduct({}));
    await this.#product?.stop();
    return (this.#productEnv = this.#startProduct(settings));
  }

  /** @param {Record<string, string>} settings */
  async #startProduct(settings) {
    const folders = createFoldersOfProduct(this.folders, settings);
    const [web = 0, standIns = 0, smtp = 0, traces = 0] = await findFreePorts(4);
    // A spec receives the traces; before it listens they are lost.
    const { OTEL_EXPORTER_OTLP_ENDPOINT = `http://127.0.0.1:${traces}` } = this.env;
    this.#product = new Product({
      folders,
      env: {
        OPEN_HOLDS_MAX: '500',
        HOLD_TRIES_PER_MINUTE: '100000',
        ...this.env,
        OTEL_EXPORTER_OTLP_ENDPOINT,
        SMTP_PORT: String(smtp),
        ...settings,
      },
      ports: { web, standIns },
      ...this.infraOptions,
    });
    await this.#product.start();
    return {
      WEB_URL: this.#product.web,
      STAND_INS_URL: this.#product.standIns,
      OTEL_EXPORTER_OTLP_ENDPOINT,
      RUN_JSON: folders.runFile,
      RESTART_PID: String(process.pid),
    };
  }

  async #restartProduct() {
    if (this.#product === undefined || this.#stopping.signal.aborted) return;
    await this.#product.stop();
    this.#product = new Product(this.#product.options);
    await this.#product.start().catch((/** @type {Error} */ error) => printLine(error.message));
  }

  /**
   * Stops everything and deletes the folder; the logs of a failure are kept.
   * @param {boolean} isFailed
   */
  async end(isFailed) {
    this.#stopping.abort();
    stopCommands();
    await Promise.all(
      [...this.#children].map((child) => stopSupervised(child, CHILD_STOP_TIMEOUT_MS)),
    );
    await Promise.all([this.#product?.stop(), this.#endInfra()]);
    if (isFailed) {
      rmSync(FAILURE_LOGS, { recursive: true, force: true });
      renameSync(this.folders.logDir, FAILURE_LOGS);
      printLine(`Logs of what ran: ${FAILURE_LOGS}`);
    }
    rmSync(this.folders.home, { recursive: true, force: true });
  }
}
