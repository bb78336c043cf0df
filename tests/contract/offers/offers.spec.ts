import { randomUUID } from 'node:crypto';
import type { CartResponse, OfferResponse } from '@tokri/contracts/api';
import { callApi, callApiOk } from '../../support/api/call-api.ts';
import type { Goods } from '../../support/api/shopping.ts';
import { testUsers } from '../../support/api/test-users.ts';
import { restockDemoBiscuits } from './demo-biscuits.ts';

describe('offers of the demo shop', () => {
  let biscuits: Goods;
  beforeAll(async () => {
    biscuits = await restockDemoBiscuits(testUsers().clerk);
  });

  it('lists them to everyone, except the offer of party 1, which only that party sees', async () => {
    const names = async (Partyid: string) =>
      (
        await callApiOk<readonly OfferResponse[]>({
          path: '/api/Offers',
          query: { pincode: '560034', Partyid },
        })
      ).map(({ Name }) => Name);
    expect(await names('0')).toEqual(
      expect.arrayContaining(['Namkeen week', 'Buy 2 get 1 biscuits', 'Idli Sunday']),
    );
    expect(await names('0')).not.toContain("Caterers' oil");
    expect(await names('1')).toContain("Caterers' oil");
  });

  it('charges two of three packs of “buy 2 get 1” in a preview without an account', async () => {
    const { body } = await callApi({
      method: 'POST',
      path: '/api/CartPreview',
      body: {
        Lines: [
          { LineKey: randomUUID(), ItemId: biscuits.itemId, UnitId: biscuits.unitId, Quantity: 3 },
        ],
        Pincode: '560034',
      },
    });
    const { Lines, Totals } = body as CartResponse;
    const [line] = Lines;
    expect(line).toMatchObject({ OfferName: 'Buy 2 get 1 biscuits' });
    expect(line?.OfferId).toBeGreaterThan(0);
    expect(Math.abs((line?.Total ?? 0) - 2 * (line?.RateWithTax ?? 0))).toBeLessThan(0.05);
    expect(Totals.OfferDiscount).toBeGreaterThan(0);
  });
});
