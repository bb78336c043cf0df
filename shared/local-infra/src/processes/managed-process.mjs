// @ts-check
import { existsSync, readFileSync, renameSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { stopSupervised, spawnSupervised } from './supervisor.mjs';

const MIN_BACKOFF_MS = 250;
const MAX_BACKOFF_MS = 10_000;
/** A process that ran this long restarts with the shortest backoff. */
const BACKOFF_RESET_MS = 30_000;
const LOG_TAIL_LINES = 15;
const LOG_TAIL_COLUMNS = 400;
const PROBE_EVERY_MS = 40;

/**
 * @typedef {object} ManagedProcessOptions
 * @property {string} name
 * @property {string} url
 * @property {string | undefined} [metricsUrl] for Prometheus
 * @property {string} log
 * @property {Omit<import('./supervisor.mjs').SupervisedOptions, 'name' | 'log'>} program
 * @property {() => Record<string, string>} [startEnv] extra variables, read at every start
 * @property {() => Promise<boolean>} [isReady] polled; without it the program prints 'ready'
 * @property {number} readyTimeoutMs
 * @property {number} stopTimeoutMs
 * @property {number} [maxStartAttempts] attempts to start; default 1
 * @property {(message: string) => void} report
 * @property {(part: ManagedProcess) => void} [onExit] exited, also during a restart; has no pid now
 * @property {(part: ManagedProcess) => void} [onRestarted] restarted and ready, with a new pid
 */

/**
 * Starts a program, restarts it with backoff when it exits, and stops it.
 * Invariant: at most one process of it runs at any time.
 */
export class ManagedProcess {
  /** @type {import('node:child_process').ChildProcess | undefined} */
  #child;
  #stopping = new AbortController();
  #restarts = 0;
  #launchedAtMs = 0;
  /** @type {Promise<void> | undefined} */
  #restarting;

  /** @param {ManagedProcessOptions} options */
  constructor(options) {
    this.options = options;
    this.name = options.name;
    this.url = options.url;
    this.metricsUrl = options.metricsUrl;
    this.log = options.log;
  }

  /** undefined while no process of it runs. */
  get pid() {
    const child = this.#child;
    return child?.exitCode === null && child.signalCode === null ? child.pid : undefined;
  }

  async start() {
    if (existsSync(this.log))
      renameSync(this.log, `${this.log.replace(/\.log$/, '')}.previous.log`);
    for (let attempt = 1; ; attempt += 1) {
      try {
        await this.#launch();
        return this;
      } catch (error) {
        if (attempt >= (this.options.maxStartAttempts ?? 1) || this.#stopping.signal.aborted)
          throw error;
        this.options.report(`${this.name} did not come up, trying again; log ${this.log}`);
        await sleep(MIN_BACKOFF_MS * 2 ** attempt, undefined, {
          signal: this.#stopping.signal,
        }).catch(() => undefined);
      }
    }
  }

  async stop() {
    this.#stopping.abort();
    if (this.#child) await stopSupervised(this.#child, this.options.stopTimeoutMs);
    await this.#restarting;
  }

  async #launch() {
    if (this.#stopping.signal.aborted) throw new Error(`${this.name} is being ended`);
    const { program, startEnv = () => ({}) } = this.options;
    const child = spawnSupervised({
      ...program,
      env: { ...program.env, ...startEnv() },
      name: this.name,
      log: this.log,
      listen: this.options.isReady === undefined,
    });
    this.#child = child;
    this.#launchedAtMs = Date.now();
    const exited = new Promise((resolve) => {
      child.once('exit', (code, signal) => resolve(signal ?? `code ${code}`));
      child.once('error', (error) => resolve(error.message));
    });
    const outcome = await Promise.race([exited, this.#ready(child)]);
    if (outcome !== true) {
      await stopSupervised(child, this.options.stopTimeoutMs);
      const problem =
        outcome === false
          ? `was not ready within ${this.options.readyTimeoutMs / 1000} s`
          : `ended with ${outcome} before it was ready`;
      throw new Error(`${this.name} ${problem}. The end of ${this.log}:\n${this.#tail()}`);
    }
    void exited.then((reason) => this.#handleExit(String(reason)));
  }

  /** @param {import('node:child_process').ChildProcess} child */
  async #ready(child) {
    const limit = Date.now() + this.options.readyTimeoutMs;
    let hasPrintedReady = false;
    child.stdout?.on('data', (chunk) => (hasPrintedReady ||= String(chunk).includes('ready')));
    const isReady = this.options.isReady ?? (async () => hasPrintedReady);
    while (Date.now() < limit && child.exitCode === null && child.signalCode === null) {
      if (await isReady()) return true;
      await sleep(PROBE_EVERY_MS);
    }
    return false;
  }

  /** @param {string} reason */
  #handleExit(reason) {
    if (this.#stopping.signal.aborted) return;
    if (Date.now() - this.#launchedAtMs > BACKOFF_RESET_MS) this.#restarts = 0;
    this.options.onExit?.(this);
    this.#restarting = this.#restart(reason);
  }

  /** @param {string} exitReason */
  async #restart(exitReason) {
    for (let reason = exitReason; !this.#stopping.signal.aborted;) {
      const waitMs = Math.min(MIN_BACKOFF_MS * 2 ** this.#restarts, MAX_BACKOFF_MS);
      this.#restarts += 1;
      this.options.report(
        `${this.name} died (${reason}); restarting in ${waitMs / 1000} s, log ${this.log}`,
      );
      await sleep(waitMs, undefined, { signal: this.#stopping.signal }).catch(() => undefined);
      try {
        await this.#launch();
        this.options.onRestarted?.(this);
        return;
      } catch (error) {
        reason =
          String(error instanceof Error ? error.message : error).split('. The end of')[0] ?? '';
        if (!this.#stopping.signal.aborted) this.options.onExit?.(this);
      }
    }
  }

  #tail() {
    try {
      return readFileSync(this.log, 'utf8')
        .trimEnd()
        .split('\n')
        .slice(-LOG_TAIL_LINES)
        .map((line) => line.slice(0, LOG_TAIL_COLUMNS))
        .join('\n');
    } catch {
      return '(no log)';
    }
  }
}
