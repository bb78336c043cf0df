// @ts-check
import { findFreePorts, isFree } from '../processes/ports.mjs';

export const WEB_PORT = 8080;
export const STAND_INS_PORT = 8090;
const SMTP_PORT = 8025;
const MAX_PORT = 65_535;

/**
 * @param {string} variable
 * @param {number} port
 */
export function takenPortMessage(variable, port) {
  return `Port ${port} is in use. Choose another one:  ${variable}=${port + 1} npm start`;
}

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
 * @param {import('../processes/executables.mjs').Environment} env
 * @returns {Promise<{ web: number, standIns: number, smtp: number, smtpMoved: boolean }>}
 */
export async function choosePublicPorts(env) {
  const web = parsePort('PORT', env.PORT, WEB_PORT);
  const standIns = parsePort('STAND_INS_PORT', env.STAND_INS_PORT, STAND_INS_PORT);
  if (web === standIns)
    throw new Error(`PORT and STAND_INS_PORT are both ${web}: they must differ.`);
  if (!(await isFree(web))) throw new Error(takenPortMessage('PORT', web));
  if (!(await isFree(standIns))) throw new Error(takenPortMessage('STAND_INS_PORT', standIns));
  const wanted = parsePort('SMTP_PORT', env.SMTP_PORT, SMTP_PORT);
  const smtpMoved = !(await isFree(wanted));
  const [free = wanted] = smtpMoved ? await findFreePorts(1) : [wanted];
  return { web, standIns, smtp: free, smtpMoved };
}
