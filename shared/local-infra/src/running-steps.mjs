// @ts-check
/**
 * @typedef {object} RunningStep
 * @property {string} name
 * @property {number} startedAtMs on the clock of `performance`
 * @property {() => string} describe empty when there is nothing to tell
 */

/** A step that ends sooner prints only its end. */
const QUIET_MS = 400;
const REDRAW_MS = 1_000;
const REPEAT_LINE_MS = 15_000;
const ERASE_LINE = '\r\u001B[K';

/** @type {Set<RunningStep>} */
const running = new Set();
let isStatusDrawn = false;

export function eraseStatus() {
  if (!isStatusDrawn) return;
  process.stdout.write(ERASE_LINE);
  isStatusDrawn = false;
}

/** @param {RunningStep} step */
function formatStep({ name, startedAtMs, describe }) {
  const elapsedSeconds = Math.round((performance.now() - startedAtMs) / 1_000);
  const details = [elapsedSeconds > 0 ? `${elapsedSeconds} s` : '', describe()].filter(Boolean);
  return details.length > 0 ? `${name} (${details.join(', ')})` : name;
}

/** One line for all steps that run at the same time; a wrapped line could not be erased. */
function drawStatus() {
  const line = `     ...  ${[...running].map(formatStep).join(', ')}`;
  process.stdout.write(ERASE_LINE + line.slice(0, process.stdout.columns - 1));
  isStatusDrawn = true;
}

/**
 * @param {RunningStep} step
 * @returns {() => void} call it when the step ends
 */
export function showRunning(step) {
  const { isTTY } = process.stdout;
  running.add(step);
  const show = isTTY ? drawStatus : () => process.stdout.write(`     ...  ${formatStep(step)}\n`);
  /** @type {NodeJS.Timeout | undefined} */
  let interval;
  const timer = setTimeout(() => {
    show();
    interval = setInterval(show, isTTY ? REDRAW_MS : REPEAT_LINE_MS);
  }, QUIET_MS);
  return () => {
    clearTimeout(timer);
    clearInterval(interval);
    running.delete(step);
    eraseStatus();
  };
}
