// @ts-check
import { findFreePorts, isFree } from '../processes/ports.mjs';

export const WEB_PORT = 8080;
export const STAND_INS_PORT = 8090;
export const SMTP_PORT = 8025;
const MAX_PORT = 65_535;

/**
 * @param {string} variable
 * @param {string | undefined} text
 * @param {number} fallback
 */
export function parsePort(variable, text, fallback) {
  if (text === undefined || text === '') return fallback;
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > MAX_PORT)
    throw new Error(`${variable}=${text} is not a port: use a whole number from 1 to ${MAX_PORT}.`);
  return port;
}

/**
 * The command that starts the product on ports that are free now. It repeats what the caller has
 * set, because a variable before the last command is not set for the next one.
 *
 * @param {import('../processes/executables.mjs').Environment} env
 * @returns {Promise<string>}
 */
export async function commandWithFreePorts(env) {
  /** @type {Map<number, string>} */
  const chosen = new Map();
  for (const [variable, fallback] of Object.entries({
    PORT: WEB_PORT,
    STAND_INS_PORT,
    ...(env.SMTP_PORT ? { SMTP_PORT } : {}),
  })) {
    let port = parsePort(variable, env[variable], fallback);
    while (chosen.has(port) || !(await isFree(port))) port = port < MAX_PORT ? port + 1 : fallback;
    chosen.set(port, port === fallback ? '' : `${variable}=${port} `);
  }
  return `${[...chosen.values()].join('')}npm start`;
}

/**
 * @param {number} port
 * @param {import('../processes/executables.mjs').Environment} env
 */
async function takenPort(port, env) {
  return new Error(
    `Port ${port} is in use. Choose another one:  ${await commandWithFreePorts(env)}`,
  );
}

/**
 * @param {import('../processes/executables.mjs').Environment} env
 * @returns {Promise<{ web: number, standIns: number }>}
 */
export async function choosePublicPorts(env) {
  const web = parsePort('PORT', env.PORT, WEB_PORT);
  const standIns = parsePort('STAND_INS_PORT', env.STAND_INS_PORT, STAND_INS_PORT);
  if (web === standIns)
    throw new Error(`PORT and STAND_INS_PORT are both ${web}: they must differ.`);
  if (!(await isFree(web))) throw await takenPort(web, env);
  if (!(await isFree(standIns))) throw await takenPort(standIns, env);
  if (env.SMTP_PORT) await chooseSmtpPort(env);
  return { web, standIns };
}

/**
 * Call it just before the port is used: a product that is starting in another folder finds the
 * usual port free until then, and so does this one. A port that the caller asked for is never
 * replaced.
 *
 * @param {import('../processes/executables.mjs').Environment} env
 * @returns {Promise<{ port: number, isUsual: boolean }>}
 */
export async function chooseSmtpPort(env) {
  const port = parsePort('SMTP_PORT', env.SMTP_PORT, SMTP_PORT);
  if (await isFree(port)) return { port, isUsual: true };
  if (env.SMTP_PORT) throw await takenPort(port, env);
  const [free = port] = await findFreePorts(1);
  return { port: free, isUsual: false };
}
