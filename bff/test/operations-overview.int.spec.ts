import type { OperationsOverview } from '@tokri/contracts/api';
import { operationalSigns } from '@tokri/contracts/metrics';
import { startBff } from './support/bff-fixture.ts';
import type { Bff } from './support/bff-fixture.ts';
import { respondJson } from './support/stand-in-service.ts';

const path = '/api/admin/ops';
let bff: Bff;
beforeAll(async () => {
  bff = await startBff('operations-overview');
});
afterAll(() => bff.stop());

const respondWithFigures = (figures: readonly object[]) =>
  respondJson({ uptimeSeconds: 60, memoryMb: 90, figures });
const readOverview = async (): Promise<OperationsOverview> => {
  const authorization = await bff.tokens.bearer({ userId: 1, permissions: ['messaging'] });
  const response = await bff.call(path, { headers: { authorization } });
  expect([response.status, response.headers['cache-control']]).toEqual([200, 'no-store']);
  return response.json<OperationsOverview>();
};
const findSign = ({ Signs }: OperationsOverview, id: string) => Signs.find(({ Id }) => Id === id);

describe('the operations overview', () => {
  beforeEach(() => {
    for (const service of Object.values(bff.services)) service.respondWith(respondWithFigures([]));
  });

  it('is closed to customers and to staff without the permission', async () => {
    const authorization = await bff.tokens.bearer({ userId: 2, permissions: ['transactions'] });
    expect((await bff.call(path)).status).toBe(401);
    expect((await bff.call(path, { asUser: 3 })).status).toBe(403);
    expect((await bff.call(path, { headers: { authorization } })).status).toBe(403);
  });

  it('compares the figures of all services with their limits', async () => {
    bff.services.order.respondWith(
      respondWithFigures([
        { name: 'tokri_orders_overdue', labels: { deployable: 'order' }, value: 12 },
      ]),
    );
    const overview = await readOverview();
    expect(overview.Signs.map(({ Id }) => Id)).toEqual(operationalSigns.map(({ id }) => id));
    expect(findSign(overview, 'orders-overdue')).toMatchObject({
      State: 'red',
      Figure: 12,
      Alert: 'OrdersOverdue',
      Where: [{ Service: 'order', State: 'red' }],
    });
    expect(findSign(overview, 'breaker-state')).toMatchObject({ State: 'green', Figure: 0 });
  });

  it('lists a service that does not answer and still shows the others', async () => {
    bff.services.chat.respondWith((_call, response) => {
      response.destroy();
    });
    bff.services.cart.respondWith(respondJson({ figures: 'none' }));
    const { Services } = await readOverview();
    expect(Services.filter(({ IsReachable }) => !IsReachable).map(({ Name }) => Name)).toEqual([
      'cart',
      'chat',
    ]);
    expect(Services.find(({ Name }) => Name === 'order')).toEqual({
      Name: 'order',
      IsReachable: true,
      UptimeSeconds: 60,
      MemoryMb: 90,
    });
  });

  it('does not serve the figures on the public port', async () => {
    const response = await bff.send('/metrics');
    expect(response.text).not.toContain('tokri_');
  });
});
