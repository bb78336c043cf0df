// @ts-check
import { mkdirSync, rmSync } from 'node:fs';
import { DEPLOYABLES } from './deployables.mjs';
import { urlOf } from './environment.mjs';
import { startInfra } from './infra.mjs';
import { keysOf } from './keys.mjs';
import { freePorts } from './ports.mjs';
import { buildChanged } from './prepare.mjs';
import { processOf } from './processes.mjs';
import { endCommands } from './run-command.mjs';
import { removeRunFile, writeRunFile } from './run-file.mjs';
import { say, step } from './say.mjs';
import { openDemoShop } from './seeding.mjs';

/**
 * @typedef {object} ProductOptions
 * @property {import('./folders.mjs').Folders} folders
 * @property {import('./programs.mjs').Environment} env
 * @property {{ web: number, standIns: number, smtp: number }} ports
 * @property {boolean} docker
 * @property {string} project of Docker's containers and volumes
 * @property {boolean} keepData
 * @property {boolean} fresh on empty volumes of Docker; the data folder is emptied by the caller
 *
 * @typedef {import('./part.mjs').Part} Part
 */

/**
 * The whole product on this machine. The order of its life: stores and bundles, services, bff and stand-ins, seed, run file;
 * and backwards at the end. `stop` may be called at any time, also while `start` is under way.
 */
export class Product {
  /** @type {import('./infra.mjs').Infra | undefined} */
  #infra;
  /** @type {Promise<import('./infra.mjs').Infra> | undefined} */
  #infraUnderWay;
  /** @type {Part[]} */
  #processes = [];
  #ending = new AbortController();
  #isHealthy = false;
  #startedAt = new Date();
  /** @type {Promise<void> | undefined} */
  #stopped;

  /** @param {ProductOptions} options */
  constructor(options) {
    this.options = options;
    this.web = urlOf(options.ports.web);
    this.standIns = urlOf(options.ports.standIns);
  }

  /** Rejects, with all of it ended again, when a part does not come up. */
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
    // What an experiment that was broken off has left.
    rmSync(folders.armedDir, { recursive: true, force: true });
    const [infra] = await Promise.all([
      step(
        'broker, store, cache',
        () => this.#startInfra(),
        ({ parts }) =>
          Object.values(parts)
            .map(({ name, url }) => `${name} ${url}`)
            .join(', '),
      ),
      buildChanged({ folders, env }),
    ]);
    const keys = keysOf(folders.keysFile);
    const ports = await this.#choosePorts();
    this.#checkEnding();
    const world = {
      keys,
      ports,
      smtpPort: this.options.ports.smtp,
      dataDir: folders.dataDir,
      infra,
      deployables: DEPLOYABLES,
      env,
    };
    this.#processes = DEPLOYABLES.map((deployable) =>
      processOf(deployable, { world, folders, say, onBack: () => this.#tell() }),
    );
    await step(
      'services healthy',
      () => startAll(this.#processes),
      () => this.#processes.map(({ name }) => name).join(', '),
    );
    this.#checkEnding();
    const seedEnv = {
      ...env,
      WEB_URL: this.web,
      STAND_INS_URL: this.standIns,
      BOOTSTRAP_TOKEN: keys.bootstrapToken,
      USER_SERVICE_URL: urlOf(ports.user),
    };
    await step(
      'demo shop',
      () => openDemoShop({ folders, store: infra.store, env: seedEnv }),
      (what) => what,
    );
    this.#checkEnding();
    this.#isHealthy = true;
    this.#tell();
  }

  #startInfra() {
    const { folders, env, docker, project, keepData, fresh } = this.options;
    const onBack = () => this.#tell();
    this.#infraUnderWay = startInfra({
      ...folders,
      env,
      docker,
      project,
      keepData,
      fresh,
      say,
      onBack,
      signal: this.#ending.signal,
    }).then((infra) => (this.#infra = infra));
    return this.#infraUnderWay;
  }

  /** @returns {Promise<import('./environment.mjs').Ports>} */
  async #choosePorts() {
    const free = await freePorts(DEPLOYABLES.length);
    const chosen = Object.fromEntries(
      DEPLOYABLES.map(({ name }, index) => [name, free[index] ?? 0]),
    );
    return { ...chosen, bff: this.options.ports.web, 'stand-ins': this.options.ports.standIns };
  }

  #checkEnding() {
    if (this.#ending.signal.aborted) throw new Error('Ended before all was up.');
  }

  /** Writes down what runs now, from the first time all was healthy until the end. */
  #tell() {
    if (!this.#isHealthy || !this.#infra || this.#ending.signal.aborted) return;
    const entry = (
      /** @type {{ url: string, pid?: number | undefined, log?: string }} */ { url, pid, log },
    ) => ({ url, pid, log });
    writeRunFile(this.options.folders.runFile, {
      web: this.web,
      standIns: this.standIns,
      pid: process.pid,
      startedAt: this.#startedAt.toISOString(),
      infra: Object.fromEntries(
        Object.entries(this.#infra.parts).map(([name, part]) => [name, entry(part)]),
      ),
      services: Object.fromEntries(this.#processes.map((part) => [part.name, entry(part)])),
    });
  }

  /** Ends services first, stores last, within 10 s. */
  stop() {
    return (this.#stopped ??= this.#stop());
  }

  async #stop() {
    this.#ending.abort();
    removeRunFile(this.options.folders.runFile);
    endCommands();
    await Promise.all(this.#processes.map((part) => part.stop()));
    await this.#infraUnderWay?.catch(() => undefined);
    await this.#infra?.stop();
  }
}

/** @param {Part[]} parts */
async function startAll(parts) {
  await Promise.all(parts.map((part) => part.start()));
}
