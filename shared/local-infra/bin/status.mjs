// @ts-check
import { parseFlags, runProgram } from '../src/cli.mjs';
import { DEPLOYABLES } from '../src/deployables/deployables.mjs';
import { LOCAL } from '../src/folders.mjs';
import { fetchText, isHealthy } from '../src/processes/health.mjs';
import { sumConsumerLag } from '../src/product/consumer-lag.mjs';
import { findLockHolder } from '../src/product/start-lock.mjs';
import { residentMemoryMb } from '../src/processes/memory.mjs';
import { processIdentity } from '../src/processes/process-identity.mjs';
import { isListening } from '../src/processes/ports.mjs';
import { readRunFile } from '../src/product/run-file.mjs';
import { printLine } from '../src/console.mjs';
import { welcome } from '../src/product/welcome.mjs';

/** @typedef {import('../src/product/run-file.mjs').RunningProcess} RunningProcess */

const ADDRESS_COLUMNS = 22;

/**
 * @param {string} name
 * @param {RunningProcess} running
 * @param {boolean} isUp
 * @param {number} [lag]
 */
function line(name, { url, metricsUrl = '', pid: knownPid }, isUp, lag) {
  const isRunning = knownPid !== undefined && processIdentity(knownPid) !== undefined;
  const pid = isRunning ? knownPid : undefined;
  const memory = pid === undefined ? undefined : residentMemoryMb(pid);
  const columns = [
    name.padEnd(14),
    isUp ? 'healthy' : 'DOWN   ',
    String(pid ?? '-').padStart(8),
    memory === undefined ? '     -   ' : `${String(memory).padStart(6)} MB`,
  ];
  const lagColumn = (lag === undefined ? '' : String(lag)).padStart(5);
  const address = url.padEnd(metricsUrl === '' ? 0 : ADDRESS_COLUMNS);
  return `  ${columns.join('  ')}  ${lagColumn}  ${address}  ${metricsUrl}`.trimEnd();
}

/**
 * @param {string} name
 * @param {RunningProcess} running
 */
async function formatService(name, running) {
  const healthPath = DEPLOYABLES.find((deployable) => deployable.name === name)?.healthPath ?? '/';
  const [isUp, details] = await Promise.all([
    isHealthy(running.url + healthPath),
    fetchText(`${running.url}/health/details`),
  ]);
  return {
    isUp,
    text: line(
      name,
      running,
      isUp,
      details?.status === 200 ? sumConsumerLag(parsed(details.body)) : undefined,
    ),
  };
}

/** @param {string} text */
function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * @param {string} name
 * @param {RunningProcess} running
 */
async function formatStore(name, running) {
  const port = Number(/:(\d+)/.exec(running.url.replace(/^\w+:\/\//, ''))?.[1]);
  const isUp = running.pid === undefined || (await isListening(port));
  return { isUp, text: line(name, running, isUp) };
}

await runProgram(async () => {
  parseFlags(process.argv.slice(2), []);
  const pid = findLockHolder(LOCAL.lockFile);
  if (pid === undefined) {
    printLine('Nothing runs in this folder. Start it with:  npm start');
    return 1;
  }
  const run = readRunFile(LOCAL.runFile, pid);
  if (run === undefined) {
    printLine(`It is starting (process ${pid}); its terminal shows how far it is.`);
    return 1;
  }
  const lines = await Promise.all([
    ...Object.entries(run.infra).map(([name, running]) => formatStore(name, running)),
    ...Object.entries(run.services).map(([name, running]) => formatService(name, running)),
  ]);
  for (const text of welcome(run)) printLine(text);
  printLine(
    `  ${'part'.padEnd(14)}  health        pid     memory    lag  ${'address'.padEnd(ADDRESS_COLUMNS)}  metrics`,
  );
  for (const { text } of lines) printLine(text);
  printLine(
    `\n  logs: ${LOCAL.logDir}; npm run stop ends the product, npm run reset restores the demo shop`,
  );
  return lines.every(({ isUp }) => isUp) ? 0 : 1;
});
