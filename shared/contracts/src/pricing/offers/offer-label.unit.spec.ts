import { itemsScope } from '../testing/carts.fixture.ts';
import { offerLabel, rewardLabel } from './offer-label.ts';
import type { Offer } from '../price-rules.ts';

const named = { offerId: 1, name: 'Offer' };
const scope = itemsScope(1);

describe('offerLabel', () => {
  it.each<[Offer, string, string]>([
    [{ kind: 'percentage', ...named, scope, basisPoints: 1250 }, '12.5% off', '12.5% की छूट'],
    [{ kind: 'amount', ...named, scope, amountPaise: 500 }, '₹5 off', '₹5 की छूट'],
    [{ kind: 'buy-x-get-y', ...named, scope, buy: 2, free: 1 }, 'Buy 2 get 1', '2 लें, 1 मुफ़्त'],
    [{ kind: 'combo', ...named, parts: [], pricePaise: 19_900 }, 'Combo for ₹199', 'कॉम्बो ₹199 में'],
    [
      {
        kind: 'threshold',
        ...named,
        scope,
        minimumPaise: 49_900,
        reward: { kind: 'amount', amountPaise: 5000 },
      },
      '₹50 off from ₹499',
      '₹499 से ₹50 की छूट',
    ],
  ])('returns the English and Hindi label of %j', (offer, english, hindi) =>
    expect([offerLabel(offer, 'en'), offerLabel(offer, 'hi')]).toEqual([english, hindi]),
  );

  it('names the maximum of a percentage reward', () =>
    expect(rewardLabel({ kind: 'percentage', basisPoints: 1000, atMostPaise: 10_000 }, 'en')).toBe(
      '10% off, up to ₹100',
    ));
});
