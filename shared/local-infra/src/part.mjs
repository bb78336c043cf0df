// @ts-check
import { existsSync, readFileSync, renameSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { endLeashed, spawnLeashed } from './leash.mjs';

const BACK_OFF_FIRST_MS = 250;
const BACK_OFF_MOST_MS = 10_000;
/** A part that lived this long begins again with the shortest back-off. */
const STEADY_MS = 30_000;
const LOG_TAIL_LINES = 15;
const LOG_TAIL_COLUMNS = 400;
const PROBE_EVERY_MS = 40;

/**
 * @typedef {object} PartOptions
 * @property {string} name
 * @property {string} url where others reach it
 * @property {string} log
 * @property {Omit<import('./leash.mjs').Leashed, 'name' | 'log'>} program
 * @property {() => Record<string, string>} [oneStart] variables of this one start, asked at each
 * @property {() => Promise<boolean>} [isReady] asked again and again; without it the program says the line 'ready'
 * @property {number} readyLimitMs
 * @property {number} stopLimitMs
 * @property {number} [startTries] how often it may fail to come up; 1
 * @property {(message: string) => void} say one console line
 * @property {(part: Part) => void} [onDied]
 * @property {(part: Part) => void} [onBack] it is ready again, with a new pid
 */

/**
 * One running program of the product: started, watched, restarted with back-off when it dies, ended.
 * Invariant: between `start` and `stop` there is at most one process of it.
 */
export class Part {
  /** @type {import('node:child_process').ChildProcess | undefined} */
  #child;
  #ending = new AbortController();
  #deaths = 0;
  #bornAt = 0;
  /** @type {Promise<void> | undefined} */
  #revival;

  /** @param {PartOptions} options */
  constructor(options) {
    this.options = options;
    this.name = options.name;
    this.url = options.url;
    this.log = options.log;
  }

  get pid() {
    return this.#child?.pid;
  }

  /** @returns {Promise<this>} when it is ready; rejects with the end of its log when it died or took too long */
  async start() {
    if (existsSync(this.log))
      renameSync(this.log, `${this.log.replace(/\.log$/, '')}.previous.log`);
    for (let tries = 1; ; tries += 1) {
      try {
        await this.#launch();
        return this;
      } catch (error) {
        if (tries >= (this.options.startTries ?? 1) || this.#ending.signal.aborted) throw error;
        this.options.say(`${this.name} did not come up, trying again; log ${this.log}`);
        await sleep(BACK_OFF_FIRST_MS * 2 ** tries, undefined, {
          signal: this.#ending.signal,
        }).catch(() => undefined);
      }
    }
  }

  /** Ends it for good. */
  async stop() {
    this.#ending.abort();
    if (this.#child) await endLeashed(this.#child, this.options.stopLimitMs);
    await this.#revival;
  }

  async #launch() {
    if (this.#ending.signal.aborted) throw new Error(`${this.name} is being ended`);
    const { program, oneStart = () => ({}) } = this.options;
    const child = spawnLeashed({
      ...program,
      env: { ...program.env, ...oneStart() },
      name: this.name,
      log: this.log,
      listen: this.options.isReady === undefined,
    });
    this.#child = child;
    this.#bornAt = Date.now();
    const gone = new Promise((resolve) => {
      child.once('exit', (code, signal) => resolve(signal ?? `code ${code}`));
      child.once('error', (error) => resolve(error.message));
    });
    const outcome = await Promise.race([gone, this.#ready(child)]);
    if (outcome !== true) {
      await endLeashed(child, this.options.stopLimitMs);
      const why =
        outcome === false
          ? `was not ready within ${this.options.readyLimitMs / 1000} s`
          : `ended with ${outcome} before it was ready`;
      throw new Error(`${this.name} ${why}. The end of ${this.log}:\n${this.#tail()}`);
    }
    void gone.then((how) => this.#died(String(how)));
  }

  /**
   * @param {import('node:child_process').ChildProcess} child
   * @returns {Promise<boolean>}
   */
  async #ready(child) {
    const limit = Date.now() + this.options.readyLimitMs;
    let heard = false;
    child.stdout?.on('data', (chunk) => (heard ||= String(chunk).includes('ready')));
    const isReady = this.options.isReady ?? (async () => heard);
    while (Date.now() < limit && child.exitCode === null && child.signalCode === null) {
      if (await isReady()) return true;
      await sleep(PROBE_EVERY_MS);
    }
    return false;
  }

  /** @param {string} how */
  #died(how) {
    if (this.#ending.signal.aborted) return;
    if (Date.now() - this.#bornAt > STEADY_MS) this.#deaths = 0;
    this.options.onDied?.(this);
    this.#revival = this.#revive(how);
  }

  /** @param {string} how */
  async #revive(how) {
    for (let why = how; !this.#ending.signal.aborted;) {
      const waitMs = Math.min(BACK_OFF_FIRST_MS * 2 ** this.#deaths, BACK_OFF_MOST_MS);
      this.#deaths += 1;
      this.options.say(
        `${this.name} died (${why}); restarting in ${waitMs / 1000} s, log ${this.log}`,
      );
      await sleep(waitMs, undefined, { signal: this.#ending.signal }).catch(() => undefined);
      try {
        await this.#launch();
        this.options.onBack?.(this);
        return;
      } catch (error) {
        why = String(error instanceof Error ? error.message : error).split('. The end of')[0] ?? '';
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
