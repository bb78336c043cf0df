import { call, metricsUrl, service } from './service-scenario.ts';

describe('a running service', () => {
  it('reports its figures in the health details and not as a page', async () => {
    const { figures } = (await (await call('/health/details')).json()) as {
      figures: readonly { readonly name: string; readonly labels: object }[];
    };
    expect(figures).toEqual(
      expect.arrayContaining([
        { name: 'tokri_store_reachable', labels: { deployable: 'order' }, value: 1 },
        { name: 'tokri_broker_reachable', labels: { deployable: 'order' }, value: 1 },
        { name: 'tokri_views_caught_up', labels: { deployable: 'order' }, value: 1 },
      ]),
    );
    expect(figures.filter(({ name }) => name === 'tokri_outbox_pending')).toMatchObject([
      { labels: { aggregate: 'Parcel' } },
    ]);
    expect((await call('/metrics')).status).toBe(404);
  });

  it('measures its requests for Prometheus on the internal port', async () => {
    await call('/v1/list-parcels');
    await call('/v1/count-parcels?from=abc');
    const text = await (await fetch(metricsUrl)).text();
    for (const status of ['operation="list-parcels",status="2xx"', 'status="4xx"'])
      expect(text).toMatch(
        new RegExp(`tokri_request_duration_seconds_count\\{deployable="order",.*${status}\\} \\d`),
      );
  });

  it('closes the internal port when it is stopped', async () => {
    await service.stop();
    await expect(fetch(metricsUrl)).rejects.toThrow();
  });
});
