// @ts-check
import { get } from 'node:http';

const RESPONSE_TIMEOUT_MS = 3_000;

/**
 * @param {string} url
 * @returns {Promise<{ status: number, body: string } | undefined>} undefined after 3 s
 */
export function fetchText(url) {
  return new Promise((resolve) => {
    const request = get(url, { agent: false, timeout: RESPONSE_TIMEOUT_MS }, (response) => {
      let body = '';
      response.setEncoding('utf8');
      response.on('data', (chunk) => (body += chunk));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body }));
      response.on('error', () => resolve(undefined));
    });
    request.on('timeout', () => request.destroy());
    request.on('error', () => resolve(undefined));
  });
}

/** @param {string} url */
export async function isHealthy(url) {
  return (await fetchText(url))?.status === 200;
}
