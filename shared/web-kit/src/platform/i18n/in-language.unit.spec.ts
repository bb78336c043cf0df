import { itemOperations } from '@tokri/contracts/api';
import { fakeNetwork, type FakeNetwork } from '../../testing/index.ts';
import { callApi } from '../api/api-client.ts';
import { langOf } from './in-language.ts';
import { setLanguage } from './language.ts';

const answer = {
  Items: [
    {
      Name: 'Onion',
      ItemTypeName: 'Vegetables',
      Brand: 'Loose',
      Units: [{ Name: '500 g', UnitPrice: '₹42/kg', Rate: 21 }],
      Offer: { OfferId: 3, Name: 'Namkeen week', Hindi: { Name: 'नमकीन सप्ताह' } },
      Declarations: {
        NetQuantity: '500 g / 1 kg',
        BestBefore: '7 days',
        Hindi: { BestBefore: '7 दिन' },
      },
      Hindi: { Name: 'प्याज़' },
    },
  ],
  Total: 1,
  Cut: null,
};

let network: FakeNetwork;
beforeEach(() => {
  network = fakeNetwork();
  network.respondTo(itemOperations.filterItems, () => answer as never);
});
afterEach(async () => {
  network.restore();
  await setLanguage('en');
});

const readItems = () => callApi(itemOperations.filterItems, { query: { search: 'x' } });

describe('a response for readers of Hindi', () => {
  it('has the Hindi of every text that has one, and quantities in Hindi', async () => {
    await setLanguage('hi');
    const { Items, ...rest } = await readItems();
    expect(rest).toMatchObject({ Total: 1, Cut: null });
    expect(Items).toMatchObject([
      {
        Name: 'प्याज़',
        ItemTypeName: 'Vegetables',
        Brand: 'Loose',
        Units: [{ Name: '500 ग्रा', UnitPrice: '₹42/किलो', Rate: 21 }],
        Offer: { OfferId: 3, Name: 'नमकीन सप्ताह' },
        Declarations: { NetQuantity: '500 ग्रा / 1 किलो', BestBefore: '7 दिन' },
      },
    ]);
  });
  it('is unchanged for readers of English', async () => expect(await readItems()).toEqual(answer));
});

describe('langOf', () => {
  it('marks a text without Hindi as English on a Hindi page', async () => {
    expect(langOf('Kaveri Mills')).toBeUndefined();
    await setLanguage('hi');
    expect([langOf('Kaveri Mills'), langOf('प्याज़'), langOf('UHT दूध')]).toEqual([
      'en',
      undefined,
      undefined,
    ]);
  });
});
