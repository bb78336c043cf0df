import { err, ok } from '@tokri/contracts/result';
import { buildRecord, recorded } from '../../testing/party-payments.ts';
import { planShares } from './allocate-payment.ts';
import { toPartyPaymentPostings } from './party-payment-postings.ts';
import { isSameRecord, onAccountPaise, reversePayment } from './party-payment.ts';
import { receiptSeries } from './receipt-number.ts';

const share = (billId: number, amountPaise: number) => ({
  billId,
  number: `B${billId}`,
  amountPaise,
});
const open = (billId: number, outstandingPaise: number) => ({
  billId,
  number: `B${billId}`,
  outstandingPaise,
});
const reversal = {
  requestId: 'r2',
  reason: 'Bounced',
  by: 2,
  at: new Date('2026-11-30T20:00:00Z'),
};

describe('planShares', () => {
  it.each([
    [
      'pays the oldest bills first',
      700,
      [],
      [],
      [
        [1, 500],
        [2, 200],
      ],
    ],
    [
      'pays the chosen bill before older ones',
      700,
      [share(3, 300)],
      [],
      [
        [3, 300],
        [1, 400],
      ],
    ],
    [
      'adds to a chosen bill what is left for it as the oldest',
      600,
      [share(1, 100)],
      [],
      [
        [1, 500],
        [2, 100],
      ],
    ],
    ['pays no more of a chosen bill than is open', 300, [share(1, 900)], [], [[1, 300]]],
    [
      'does not pay a choice again that it has paid',
      100,
      [share(3, 50)],
      [share(3, 50)],
      [[1, 100]],
    ],
    [
      'pays all bills and leaves the rest',
      5_000,
      [],
      [],
      [
        [1, 500],
        [2, 400],
        [3, 300],
      ],
    ],
    ['pays nothing without money', 0, [share(1, 5)], [], []],
  ] as const)('%s', (_what, availablePaise, chosen, shares, expected) =>
    expect(
      planShares(
        { chosen, shares },
        [open(1, 500), open(2, 400), open(3, 300)],
        availablePaise,
      ).map(({ billId, amountPaise }) => [billId, amountPaise]),
    ).toEqual(expected),
  );
});

describe('onAccountPaise', () => {
  it('is what neither a bill has got nor a running round gives to one', () => {
    const payment = {
      ...recorded({ amountPaise: 1_000 }),
      shares: [share(1, 300)],
      allocation: { round: 2, planned: [share(2, 200)], isDue: true },
    };
    expect(onAccountPaise(payment)).toBe(500);
    expect(onAccountPaise({ ...payment, state: 'reversed' })).toBe(0);
    expect(onAccountPaise({ ...payment, state: 'opened' })).toBe(0);
  });
});

describe('reversePayment', () => {
  it('takes a recorded payment back once', () => {
    const reversed = reversePayment(recorded(), reversal);
    expect(reversed).toMatchObject({ ok: true, value: { state: 'reversed', reversal } });
    if (!reversed.ok) return;
    expect(reversePayment(reversed.value, reversal)).toEqual(ok(reversed.value));
    expect(reversePayment(reversed.value, { ...reversal, requestId: 'r3' })).toEqual(
      err('already-reversed'),
    );
  });
  it('refuses an online payment', () =>
    expect(
      reversePayment(
        {
          ...recorded(),
          online: { provider: 'stripe', gatewayOrderId: 'pi_1', gatewayPaymentId: 'ch_1' },
        },
        reversal,
      ),
    ).toEqual(err('held-by-provider')));
});

describe('isSameRecord', () => {
  it.each([
    { partyId: 6 },
    { amountPaise: 1 },
    { way: 'upi' as const },
    { reference: 'X' },
    { receivedOn: '2026-11-01' },
    { by: 9 },
    { chosen: [share(1, 1)] },
  ])('tells a record with %j from the first one', (change) => {
    expect(isSameRecord(buildRecord(), buildRecord())).toBe(true);
    expect(isSameRecord(buildRecord(), buildRecord(change))).toBe(false);
  });
});

describe('toPartyPaymentPostings', () => {
  it('posts the whole amount on the day on which it came, once it has a receipt', () => {
    const payment = recorded({ way: 'upi', amountPaise: 700, receivedOn: '2026-11-20' });
    expect(toPartyPaymentPostings(payment)).toEqual([]);
    expect(toPartyPaymentPostings({ ...payment, number: 'RC/26-27/0000001' })).toMatchObject([
      {
        type: 'payment',
        source: 'party-payment:1',
        documentDate: '2026-11-20',
        reference: 'RC/26-27/0000001',
        amountPaise: 700,
        through: 'bank',
      },
    ]);
  });
  it('posts the opposite of a reversed payment on the day of the reversal', () => {
    const payment = recorded({ way: 'cash', amountPaise: 700 });
    expect(
      toPartyPaymentPostings({ ...payment, number: 'RC/1', state: 'reversed', reversal }),
    ).toMatchObject([
      { amountPaise: 700, through: 'cash' },
      {
        source: 'party-payment-reversal:1',
        amountPaise: -700,
        through: 'cash',
        documentDate: '2026-12-01',
      },
    ]);
  });
});

describe('receiptSeries', () => {
  const online = {
    provider: 'stripe',
    gatewayOrderId: 'pi_1',
    gatewayPaymentId: 'ch_1',
  } as const;

  it.each([
    ['2026-03-31T18:29:59Z', 'RC/25-26'],
    ['2026-03-31T18:30:00Z', 'RC/26-27'],
  ])('is that of the day on which staff recorded it: %s', (at, series) =>
    expect(receiptSeries({ at: new Date(at), online: null, receivedOn: '2026-01-01' })).toBe(
      series,
    ),
  );

  it('is that of the day on which the provider captured it, not of its opening', () =>
    expect(
      receiptSeries({ at: new Date('2026-03-31T18:00:00Z'), online, receivedOn: '2026-04-01' }),
    ).toBe('RC/26-27'));
});
