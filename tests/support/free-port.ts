import path from 'node:path';

const ports = path.resolve(import.meta.dirname, '../../shared/local-infra/src/processes/ports.mjs');

/** Below the ephemeral port range, so that a restarted process finds its port free again. */
export const freePort = async (): Promise<number> => {
  const { findFreePorts } = (await import(ports)) as {
    findFreePorts(count: number): Promise<number[]>;
  };
  const [port] = await findFreePorts(1);
  if (port === undefined) throw new Error('no free port');
  return port;
};
