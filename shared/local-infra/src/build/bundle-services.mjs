// @ts-check
import { writeFileSync } from 'node:fs';
import { build, stop } from 'esbuild';
import { DEPLOYABLES } from '../deployables/deployables.mjs';
import { bundleOptions } from './bundle-options.mjs';
import { bundleStamp, staleDeployables, stampFile } from './bundles.mjs';

/** @param {import('../deployables/deployables.mjs').Deployable} deployable */
async function bundle(deployable) {
  const stamp = bundleStamp(deployable);
  await build(bundleOptions(deployable));
  writeFileSync(stampFile(deployable), stamp);
}

/** Images name the service to bundle; without a name, stale services are bundled. */
const requested = process.argv.slice(2);
const selected =
  requested.length > 0
    ? DEPLOYABLES.filter(({ name }) => requested.includes(name))
    : staleDeployables();
const outcomes = await Promise.allSettled(selected.map(bundle));
await stop();
if (outcomes.some(({ status }) => status === 'rejected') || selected.length < requested.length)
  process.exitCode = 1;
