// @ts-check
import { mkdirSync, rmSync } from 'node:fs';
import { DEPLOYABLES } from '../deployables/deployables.mjs';
import { localUrl } from '../deployables/environment.mjs';
import { startInfra } from '../infra/infra.mjs';
import { loadOrCreateKeys } from '../deployables/keys.mjs';
import { findFreePorts } from '../processes/ports.mjs';
import { buildChanged } from '../build/prepare.mjs';
import { chooseMetricsPorts } from './metrics-ports.mjs';
import { chooseSmtpPort } from './public-ports.mjs';
import { createServiceProcess } from '../processes/service-process.mjs';
import { stopCommands } from '../processes/run-command.mjs';
import { removeRunFile, writeRunFile } from './run-file.mjs';
import { printLine, reportStep } from '../console.mjs';
import { currentSeedStep, seedDemoShop } from './demo-seeding.mjs';

/**
 * @typedef {object} ProductOptions
 * @property {import('../folders.mjs').Folders} folders
 * @property {import('../processes/executables.mjs').Environment} env
 * @property {{ web: number, standIns: number }} ports
 * @property {boolean} docker
 * @property {string} project compose project
 * @property {boolean} [empty] without the demo shop
 * @property {boolean} keepData
 * @property {boolean} fresh starts Docker with empty volumes; the caller empties the data folder
 *
 * @typedef {import('../processes/managed-process.mjs').ManagedProcess} ManagedProcess
 * @typedef {import('../deployables/environment.mjs').EnvironmentInputs} EnvironmentInputs
 */

/** `stop` reverses the order of `start` and may be called at any time, also during `start`. */
export class Product {
  /** @type {import('../infra/infra.mjs').Infra | undefined} */
  #infra;
  /** @type {Promise<import('../infra/infra.mjs').Infra> | undefined} */
  #infraStarting;
  /** @type {ManagedProcess[]} */
  #processes = [];
  #stopping = new AbortController();
  #isHealthy = false;
  #startedAt = new Date();
  /** @type {Promise<void> | undefined} */
  #stopped;

  /** @param {ProductOptions} options */
  constructor(options) {
    this.options = options;
    this.web = localUrl(options.ports.web);
    this.standIns = localUrl(options.ports.standIns);
    this.taxMode = options.env.TAX_MODE ?? '0';
  }

  /** When a process does not become ready, stops everything and rejects. */
  async start() {
    try {
      await this.#start();
    } catch (error) {
      await this.stop();
      throw error;
    }
  }

  async #start() {
    const { folders, env } = this.options;
    mkdirSync(folders.dataDir, { recursive: true });
    rmSync(folders.crashPointDir, { recursive: true, force: true });
    const [infra] = await Promise.all([
      reportStep('broker, store, cache', () => this.#startInfra(), {
        summarize: ({ stores }) =>
          Object.values(stores)
            .map(({ name, url }) => `${name} ${url}`)
            .join(', '),
      }),
      buildChanged({ folders, env }),
    ]);
    const keys = loadOrCreateKeys(folders.keysFile);
    const smtpPort = await this.#chooseSmtpPort();
    const metricsPorts = await this.#chooseMetricsPorts(smtpPort);
    const ports = await this.#choosePorts([smtpPort, ...Object.values(metricsPorts)]);
    this.#throwIfStopping();
    this.#processes = this.#createProcesses({ infra, keys, ports, metricsPorts, smtpPort });
    await reportStep('services healthy', () => startAll(this.#processes), {
      summarize: () => this.#processes.map(({ name }) => name).join(', '),
    });
    this.#throwIfStopping();
    const seedEnv = {
      ...env,
      WEB_URL: this.web,
      STAND_INS_URL: this.standIns,
      BOOTSTRAP_TOKEN: keys.bootstrapToken,
      USER_SERVICE_URL: localUrl(ports.user),
    };
    if (!this.options.empty)
      await reportStep(
        'demo shop',
        () => seedDemoShop({ folders, store: infra.store, env: seedEnv }),
        { summarize: (what) => what, describe: () => currentSeedStep(folders) },
      );
    this.#throwIfStopping();
    this.#isHealthy = true;
    this.#writeRunFile();
  }

  /**
   * @param {Pick<EnvironmentInputs, 'infra' | 'keys' | 'ports' | 'metricsPorts' | 'smtpPort'>} running
   */
  #createProcesses(running) {
    const { folders, env } = this.options;
    const inputs = {
      ...running,
      dataDir: folders.dataDir,
      deployables: DEPLOYABLES,
      env,
    };
    return DEPLOYABLES.map((deployable) =>
      createServiceProcess(deployable, {
        inputs,
        folders,
        report: printLine,
        onPidChanged: () => this.#writeRunFile(),
      }),
    );
  }

  #startInfra() {
    const { folders, env, docker, project, keepData, fresh } = this.options;
    const onPidChanged = () => this.#writeRunFile();
    this.#infraStarting = startInfra({
      ...folders,
      env,
      docker,
      project,
      keepData,
      fresh,
      report: printLine,
      onExit: onPidChanged,
      onRestarted: onPidChanged,
      signal: this.#stopping.signal,
    }).then((infra) => (this.#infra = infra));
    return this.#infraStarting;
  }

  /** @param {number} smtpPort */
  #chooseMetricsPorts(smtpPort) {
    const { web, standIns } = this.options.ports;
    const names = DEPLOYABLES.filter(({ kind }) => kind !== 'stand-ins').map(({ name }) => name);
    return chooseMetricsPorts(names, web, [web, standIns, smtpPort]);
  }

  /**
   * @param {readonly number[]} reserved
   * @returns {Promise<import('../deployables/environment.mjs').Ports>}
   */
  async #choosePorts(reserved) {
    const free = await findFreePorts(DEPLOYABLES.length, reserved);
    const chosen = Object.fromEntries(
      DEPLOYABLES.map(({ name }, index) => [name, free[index] ?? 0]),
    );
    return { ...chosen, bff: this.options.ports.web, 'stand-ins': this.options.ports.standIns };
  }

  async #chooseSmtpPort() {
    const { port, isUsual } = await chooseSmtpPort(this.options.env);
    if (!isUsual)
      printLine(
        `          the mail stand-in uses port ${port}, because the usual one is in use. ` +
          'SMTP_PORT chooses another one.',
      );
    return port;
  }

  #throwIfStopping() {
    if (this.#stopping.signal.aborted) throw new Error('Stopped before startup finished.');
  }

  #writeRunFile() {
    if (!this.#isHealthy || !this.#infra || this.#stopping.signal.aborted) return;
    const entry = (
      /** @type {import('./run-file.mjs').RunningProcess} */ { url, metricsUrl, pid, log },
    ) => ({ url, metricsUrl, pid, log });
    writeRunFile(this.options.folders.runFile, {
      web: this.web,
      standIns: this.standIns,
      taxMode: this.taxMode,
      pid: process.pid,
      startedAt: this.#startedAt.toISOString(),
      infra: Object.fromEntries(
        Object.entries(this.#infra.stores).map(([name, store]) => [name, entry(store)]),
      ),
      services: Object.fromEntries(
        this.#processes.map((managed) => [managed.name, entry(managed)]),
      ),
    });
  }

  stop() {
    return (this.#stopped ??= this.#stop());
  }

  async #stop() {
    this.#stopping.abort();
    removeRunFile(this.options.folders.runFile);
    stopCommands();
    await Promise.all(this.#processes.map((managed) => managed.stop()));
    await this.#infraStarting?.catch(() => undefined);
    await this.#infra?.stop();
  }
}

/** @param {ManagedProcess[]} processes */
async function startAll(processes) {
  await Promise.all(processes.map((managed) => managed.start()));
}
