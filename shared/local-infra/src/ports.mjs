// @ts-check
import { createServer, connect } from 'node:net';

/**
 * Free ports are taken from below the range that the system gives to outgoing connections (32768 and up on Linux, 49152 on macOS):
 * a part that is restarted must find its port free again, and a client that dials a dead port up there can end up talking to itself.
 */
const LOWEST_PORT = 20_000;
const HIGHEST_PORT = 32_000;
const TRIES_MAX = 500;

/**
 * @param {number} port
 * @returns {Promise<boolean>} whether a server could listen on 127.0.0.1 there
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
 * @returns {Promise<number[]>} different ports that were free a moment ago
 */
export async function freePorts(count) {
  /** @type {Set<number>} */
  const found = new Set();
  for (let tries = 0; found.size < count; tries += 1) {
    if (tries > TRIES_MAX)
      throw new Error(
        `No ${count} free ports between ${LOWEST_PORT} and ${HIGHEST_PORT} on 127.0.0.1.`,
      );
    const port = LOWEST_PORT + Math.floor(Math.random() * (HIGHEST_PORT - LOWEST_PORT));
    if (!found.has(port) && (await isFree(port))) found.add(port);
  }
  return [...found];
}

/**
 * @param {number} port
 * @param {number} limitMs
 * @returns {Promise<boolean>} whether somebody on 127.0.0.1 accepts connections there
 */
export function answers(port, limitMs = 1000) {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' });
    const end = (/** @type {boolean} */ result) => {
      socket.destroy();
      resolve(result);
    };
    socket.setTimeout(limitMs, () => end(false));
    socket.once('error', () => end(false));
    socket.once('connect', () => end(true));
  });
}
