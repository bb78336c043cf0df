// @ts-check
import { consumeCrashPoint } from './crash-once.mjs';
import { bundleFile } from '../deployables/deployables.mjs';
import { buildEnvironment, localUrl } from '../deployables/environment.mjs';
import { ROOT } from '../folders.mjs';
import { isHealthy } from './health.mjs';
import { ManagedProcess } from './managed-process.mjs';
import { join } from 'node:path';

const READY_TIMEOUT_MS = 120_000;
const STOP_TIMEOUT_MS = 5_000;
/** Services start together on empty stores and may race for a topic that was just created. */
const MAX_START_ATTEMPTS = 5;
/** V8's default of 16 MB costs 20 MB more per process; 2 MB costs 10 % of CPU in garbage collection. */
const SEMI_SPACE_MB = 8;
const OLD_SPACE_MB = 384;

/**
 * @param {import('../deployables/deployables.mjs').Deployable} deployable
 * @param {object} options
 * @param {import('../deployables/environment.mjs').EnvironmentInputs} options.inputs
 * @param {Pick<import('../folders.mjs').Folders, 'logDir' | 'crashPointDir'>} options.folders
 * @param {(message: string) => void} options.report
 * @param {() => void} options.onPidChanged
 */
export function createServiceProcess(
  deployable,
  { inputs, folders: { logDir, crashPointDir }, report, onPidChanged },
) {
  const url = localUrl(inputs.ports[deployable.name]);
  const metricsPort = inputs.metricsPorts[deployable.name];
  return new ManagedProcess({
    name: deployable.name,
    url,
    metricsUrl: metricsPort === undefined ? undefined : `${localUrl(metricsPort)}/metrics`,
    log: join(logDir, `${deployable.name}.log`),
    program: {
      command: process.execPath,
      args: [
        `--max-semi-space-size=${SEMI_SPACE_MB}`,
        `--max-old-space-size=${deployable.heapMb ?? OLD_SPACE_MB}`,
        bundleFile(deployable),
      ],
      env: buildEnvironment(deployable, inputs),
      cwd: ROOT,
    },
    startEnv: () => consumeCrashPoint(crashPointDir, deployable.name),
    isReady: () => isHealthy(url + deployable.healthPath),
    readyTimeoutMs: READY_TIMEOUT_MS,
    stopTimeoutMs: STOP_TIMEOUT_MS,
    maxStartAttempts: MAX_START_ATTEMPTS,
    report,
    onExit: onPidChanged,
    onRestarted: onPidChanged,
  });
}
