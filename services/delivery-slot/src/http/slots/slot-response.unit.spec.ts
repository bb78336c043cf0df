import { setShopMarket } from '@tokri/contracts/market';
import { standardDeliveryTax } from '@tokri/contracts/pricing';
import type { Area } from '../../domain/areas/area.ts';
import { toAreaResponse } from '../areas/area-response.ts';
import { toChargeResponse } from '../charges/charge-response.ts';

const area = (changes: Partial<Area> = {}): Area => ({
  groupId: 2,
  companyId: 1,
  name: 'Chennai',
  stateCode: '33',
  ranges: [{ from: '600001', to: '600020' }],
  locationId: 1,
  ...changes,
});

describe('toAreaResponse', () => {
  afterEach(() => setShopMarket(0));
  it('includes the name of the State', () =>
    expect(toAreaResponse(area())).toMatchObject([
      { GroupId: 2, StateCode: '33', StateName: 'Tamil Nadu' },
    ]));
  it('gives each range its own Id', () => {
    const many = Array.from({ length: 2_500 }, (_, at) => {
      const code = String(600_000 + at * 2);
      return { from: code, to: code };
    });
    const ids = [
      ...toAreaResponse(area({ groupId: 1, ranges: [{ from: '560001', to: '560110' }] })),
      ...toAreaResponse(area({ ranges: many })),
    ].map(({ Id }) => Id);
    expect(new Set(ids).size).toBe(2_501);
  });
  it('gives each range of postcodes its own Id', () => {
    setShopMarket(1);
    const ranges = ['E1 0AA', 'E10 0AA', 'SW1A 0AA', 'SW1A 1AA'].map((from) => ({
      from,
      to: from,
    }));
    const ids = toAreaResponse(area({ stateCode: 'GB', ranges })).map(({ Id }) => Id);
    expect(ids.every(Number.isSafeInteger)).toBe(true);
    expect(new Set(ids).size).toBe(ranges.length);
  });
  it('shows a group with an unknown State code', () =>
    expect(toAreaResponse(area({ stateCode: '77' }))).toMatchObject([
      { StateCode: '77', StateName: '' },
    ]));
});

describe('toChargeResponse tax', () => {
  it.each([
    [4_000, 7.2],
    [2_525, 4.54],
    [0, 0],
  ])('toChargeResponse reports for %i paise a tax of %d rupees', (chargePaise, Tax) =>
    expect(
      toChargeResponse({
        id: 1,
        pincodeFrom: '560001',
        pincodeTo: '560002',
        partyId: 0,
        chargePaise,
        freeAbovePaise: 0,
        rev: 1,
        ...standardDeliveryTax(),
      }),
    ).toMatchObject({ Tax, TaxPercent: 18, HSN: '9965' }),
  );
});
