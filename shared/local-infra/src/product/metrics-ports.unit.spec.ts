import { createServer, type Server } from 'node:net';
import { findFreePorts } from '../processes/ports.mjs';
import { chooseMetricsPorts, METRICS_PORT_OFFSET } from './metrics-ports.mjs';

const listenOn = (port: number) =>
  new Promise<Server>((resolve) => {
    const server = createServer().listen(port, '127.0.0.1', () => resolve(server));
  });
const close = (server: Server) => new Promise((resolve) => server.close(resolve));

/** Below the range of `findFreePorts`, so that no other test takes them. */
const webPort = 18_400;

describe('chooseMetricsPorts', () => {
  it('counts up from PORT + 20', async () => {
    expect(await chooseMetricsPorts(['user', 'cart'], webPort, [])).toEqual({
      user: webPort + 20,
      cart: webPort + 21,
    });
  });

  it('replaces a port that is in use', async () => {
    const [taken = 0] = await findFreePorts(1);
    const server = await listenOn(taken);
    const { user, cart } = await chooseMetricsPorts(
      ['user', 'cart'],
      taken - METRICS_PORT_OFFSET,
      [],
    );
    await close(server);
    expect(user).not.toBe(taken);
    expect(cart).toBe(taken + 1);
  });

  it('replaces a port that another part of the product is about to use', async () => {
    const { user } = await chooseMetricsPorts(['user'], webPort, [webPort + 20]);
    expect(user).not.toBe(webPort + 20);
    expect(user).toBeGreaterThan(0);
  });

  it('finds ports for the highest PORT', async () => {
    const { user = 0 } = await chooseMetricsPorts(['user'], 65_535, []);
    expect(user).toBeLessThan(65_536);
  });
});
