// @ts-check
import { flagsOf, runProgram } from '../src/cli.mjs';
import { DEPLOYABLES } from '../src/deployables.mjs';
import { LOCAL } from '../src/folders.mjs';
import { fetchText, isHealthy } from '../src/health.mjs';
import { lagIn } from '../src/lag.mjs';
import { holderOf } from '../src/lock.mjs';
import { memoryMb } from '../src/memory.mjs';
import { answers } from '../src/ports.mjs';
import { readRunFile } from '../src/run-file.mjs';
import { say } from '../src/say.mjs';
import { welcome } from '../src/sign-ins.mjs';

/** @typedef {import('../src/run-file.mjs').RunningProcess} RunningProcess */

/**
 * @param {string} name
 * @param {RunningProcess} running
 * @param {boolean} isUp
 * @param {number} [lag]
 */
function line(name, { url, pid }, isUp, lag) {
  const memory = pid === undefined ? undefined : memoryMb(pid);
  const columns = [
    name.padEnd(14),
    isUp ? 'healthy' : 'DOWN   ',
    String(pid ?? '-').padStart(8),
    memory === undefined ? '     -   ' : `${String(memory).padStart(6)} MB`,
  ];
  return `  ${columns.join('  ')}  ${(lag === undefined ? '' : String(lag)).padStart(5)}  ${url}`;
}

/**
 * @param {string} name
 * @param {RunningProcess} running
 */
async function lineOfService(name, running) {
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
      details?.status === 200 ? lagIn(parsed(details.body)) : undefined,
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
async function lineOfStore(name, running) {
  const port = Number(/:(\d+)/.exec(running.url.replace(/^\w+:\/\//, ''))?.[1]);
  const isUp = running.pid === undefined || (await answers(port));
  return { isUp, text: line(name, running, isUp) };
}

await runProgram(async () => {
  flagsOf(process.argv.slice(2), []);
  const pid = holderOf(LOCAL.lockFile);
  if (pid === undefined) {
    say('Nothing runs in this folder. Start it with:  npm start');
    return 1;
  }
  const run = readRunFile(LOCAL.runFile);
  if (run === undefined) {
    say(`It is starting (process ${pid}); its terminal shows how far it is.`);
    return 1;
  }
  const lines = await Promise.all([
    ...Object.entries(run.infra).map(([name, running]) => lineOfStore(name, running)),
    ...Object.entries(run.services).map(([name, running]) => lineOfService(name, running)),
  ]);
  for (const text of welcome(run)) say(text);
  say(`  ${'part'.padEnd(14)}  health        pid     memory    lag  address`);
  for (const { text } of lines) say(text);
  say(
    `\n  logs in ${LOCAL.logDir}; npm run stop ends it, npm run reset begins again with the shop of the first day`,
  );
  return lines.every(({ isUp }) => isUp) ? 0 : 1;
});
