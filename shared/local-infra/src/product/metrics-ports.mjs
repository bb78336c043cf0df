// @ts-check
import { findFreePorts, isFree } from '../processes/ports.mjs';

/** Between PORT and the first metrics port, so that products on other PORTs find theirs free. */
export const METRICS_PORT_OFFSET = 20;
const MAX_PORT = 65_535;

/**
 * Counts up from PORT + 20 in the order of the names. A port that is in use or reserved is replaced
 * by any free one.
 *
 * @param {readonly string[]} names of the processes
 * @param {number} webPort
 * @param {readonly number[]} reserved ports that other parts of the product are about to use
 * @returns {Promise<import('../deployables/environment.mjs').Ports>}
 */
export async function chooseMetricsPorts(names, webPort, reserved) {
  const usual = names.map((_name, index) => webPort + METRICS_PORT_OFFSET + index);
  const replacements = await findFreePorts(names.length, [...reserved, ...usual]);
  const chosen = await Promise.all(
    usual.map(async (port, index) => {
      const isUsable = port <= MAX_PORT && !reserved.includes(port) && (await isFree(port));
      return isUsable ? port : replacements[index];
    }),
  );
  return Object.fromEntries(names.map((name, index) => [name, chosen[index] ?? 0]));
}
