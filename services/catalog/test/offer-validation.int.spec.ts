import { startOffers } from './offer-scenario.ts';
import type { OfferScenario } from './offer-scenario.ts';

describe('validation of offers', () => {
  let scenario: OfferScenario;
  beforeAll(async () => {
    scenario = await startOffers('offer-validation');
  });
  afterAll(() => scenario.catalog.stop());

  it.each<[string, Record<string, unknown>, string]>([
    ['without a discount', { Percent: 0 }, 'offer-incomplete'],
    ['that ends before it begins', { ToDate: '2020-01-01' }, 'offer-period'],
    [
      'with a reversed pincode range',
      { Places: [{ PincodeFrom: '560110', PincodeTo: '560001' }] },
      'offer-places',
    ],
    ['with an unknown item type', { Scope: 'types', ItemTypeIds: [9999] }, 'unknown-item-type'],
    ['with an unknown image', { Image: 'a'.repeat(64) }, 'unknown-image'],
  ])('rejects an offer %s', async (_situation, change, code) =>
    expect(await scenario.saveOffer(change)).toMatchObject({ Error: 1, Code: code }),
  );

  it('rejects unknown or duplicate items and unknown offers', async () => {
    const { Id } = await scenario.saveOffer({ Name: 'All', Scope: 'everything', Status: 0 });
    const named = (await scenario.saveOffer({ Name: 'Some', Status: 0 })).Id;
    const map = (OfferId: number, Items: unknown) =>
      scenario.catalog.write('map-offer-items', { OfferId, Items });
    expect((await map(named, [{ ItemId: 9999 }])).Code).toBe('unknown-unit');
    expect((await map(named, [{ ItemId: scenario.ids.dal, UnitId: 9999 }])).Code).toBe(
      'unknown-unit',
    );
    expect(
      (await map(named, [{ ItemId: scenario.ids.dal }, { ItemId: scenario.ids.dal }])).Code,
    ).toBe('doubled-item');
    expect((await map(Id, [{ ItemId: scenario.ids.dal }])).Code).toBe('offer-not-of-items');
    expect(
      (
        await scenario.catalog.call('map-offer-items', {
          as: 'staff',
          body: { OfferId: 9999, Items: [] },
        })
      ).status,
    ).toBe(404);
  });
});
