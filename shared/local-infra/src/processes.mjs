// @ts-check
import { armedStart } from './armed-start.mjs';
import { bundleOf } from './deployables.mjs';
import { environmentOf, urlOf } from './environment.mjs';
import { ROOT } from './folders.mjs';
import { isHealthy } from './health.mjs';
import { Part } from './part.mjs';
import { join } from 'node:path';

const READY_LIMIT_MS = 120_000;
const STOP_LIMIT_MS = 5_000;
/** All start at once on empty stores, and one may meet a topic that another has only just made. */
const START_TRIES = 5;
/** MB. Ten processes share 2 GB with broker and stores: Node's own 16 cost 20 MB more each, and 2 cost every tenth part of the time in collections. */
const SEMI_SPACE_MB = 8;
const OLD_SPACE_MB = 384;

/**
 * A process of the product, ready to be started.
 * @param {import('./deployables.mjs').Deployable} deployable
 * @param {object} options
 * @param {import('./environment.mjs').World} options.world
 * @param {Pick<import('./folders.mjs').Folders, 'logDir' | 'armedDir'>} options.folders
 * @param {(message: string) => void} options.say
 * @param {() => void} options.onBack
 * @returns {Part}
 */
export function processOf(deployable, { world, folders: { logDir, armedDir }, say, onBack }) {
  const url = urlOf(world.ports[deployable.name]);
  return new Part({
    name: deployable.name,
    url,
    log: join(logDir, `${deployable.name}.log`),
    program: {
      command: process.execPath,
      args: [
        `--max-semi-space-size=${SEMI_SPACE_MB}`,
        `--max-old-space-size=${deployable.heapMb ?? OLD_SPACE_MB}`,
        bundleOf(deployable),
      ],
      env: environmentOf(deployable, world),
      cwd: ROOT,
    },
    oneStart: () => armedStart(armedDir, deployable.name),
    isReady: () => isHealthy(url + deployable.healthPath),
    readyLimitMs: READY_LIMIT_MS,
    stopLimitMs: STOP_LIMIT_MS,
    startTries: START_TRIES,
    say,
    onBack,
  });
}
