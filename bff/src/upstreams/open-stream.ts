import { request as startRequest, type IncomingMessage } from 'node:http';
import { toConnectionError, type HttpTarget } from './http-client.ts';
import type { StreamRequest } from './upstream.ts';
import { UpstreamError } from './upstream-error.ts';

/**
 * Resolves when the headers have arrived; the body is read as it comes, whatever its length. A body
 * that breaks off destroys the stream.
 */
export const openStream = (
  { origin, agent }: HttpTarget,
  { path, headers, idleMs }: StreamRequest,
): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const request = startRequest({
      agent,
      hostname: origin.hostname.replaceAll(/[[\]]/g, ''),
      port: origin.port,
      path,
      headers,
    });
    request.setTimeout(idleMs, () => {
      request.destroy(new UpstreamError('timeout', `no byte within ${idleMs} ms`));
    });
    request.on('response', resolve);
    request.on('error', (error) =>
      reject(error instanceof UpstreamError ? error : toConnectionError(error)),
    );
    request.end();
  });
