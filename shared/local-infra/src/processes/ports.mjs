// @ts-check
import { createServer, connect } from 'node:net';

/**
 * Below the ephemeral port range (32768 on Linux, 49152 on macOS): a restarted process must find
 * its port free, and a client dialling a dead ephemeral port can connect to itself.
 */
const MIN_PORT = 20_000;
const MAX_PORT = 32_000;
const MAX_ATTEMPTS = 500;

/**
 * @param {number} port
 * @returns {Promise<boolean>}
 */
export function isFree(port) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen({ port, host: '127.0.0.1', exclusive: true }, () =>
      server.close(() => resolve(true)),
    );
  });
}

/**
 * @param {number} count
 * @param {readonly number[]} [reserved] ports that something else is about to use
 * @returns {Promise<number[]>}
 */
export async function findFreePorts(count, reserved = []) {
  /** @type {Set<number>} */
  const found = new Set();
  for (let attempts = 0; found.size < count; attempts += 1) {
    if (attempts > MAX_ATTEMPTS)
      throw new Error(`No ${count} free ports between ${MIN_PORT} and ${MAX_PORT} on 127.0.0.1.`);
    const port = MIN_PORT + Math.floor(Math.random() * (MAX_PORT - MIN_PORT));
    if (!found.has(port) && !reserved.includes(port) && (await isFree(port))) found.add(port);
  }
  return [...found];
}

/**
 * @param {number} port
 * @param {number} timeoutMs
 * @returns {Promise<boolean>}
 */
export function isListening(port, timeoutMs = 1000) {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' });
    const end = (/** @type {boolean} */ result) => {
      socket.destroy();
      resolve(result);
    };
    socket.setTimeout(timeoutMs, () => end(false));
    socket.once('error', () => end(false));
    socket.once('connect', () => end(true));
  });
}
