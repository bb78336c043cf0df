import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** Below the ephemeral ports, which connections of other specs take at any moment. */
const [firstPort, lastPort] = [20_000, 32_000];
const maxAttempts = 100;

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer()
      .once('error', () => {
        resolve(false);
      })
      .listen({ port, host: '127.0.0.1', exclusive: true }, () => {
        server.close(() => {
          resolve(true);
        });
      });
  });

export const findFreePort = async (): Promise<number> => {
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    const port = randomInt(firstPort, lastPort);
    if (await isFree(port)) return port;
  }
  throw new Error(`no free port between ${firstPort} and ${lastPort}`);
};
