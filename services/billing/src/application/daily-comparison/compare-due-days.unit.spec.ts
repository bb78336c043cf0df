import type { PaymentProvider } from '@tokri/contracts/platform';
import type { DailyComparison } from '../../domain/daily-comparison/daily-comparison.ts';
import { GatewayError } from '../ports/gateway.ts';
import type { CompareDayDeps } from './compare-day.ts';
import { compareDueDays } from './compare-due-days.ts';
import { comparePastDay } from './compare-past-day.ts';

const buildScenario = ({
  now = '2026-11-28T05:00:00+05:30',
  used = ['razorpay'] as readonly PaymentProvider[],
  isAnswering = true,
} = {}) => {
  const saved = new Map<string, DailyComparison>();
  const asked: string[] = [];
  const gateway = {
    listPayments: ({ from }: { readonly from: Date }) => {
      asked.push(from.toISOString());
      if (!isAnswering) throw new GatewayError('no-response', 'list payments: no response');
      return Promise.resolve([]);
    },
    listRefunds: () => Promise.resolve([]),
  };
  const deps = {
    clock: () => new Date(now),
    providers: {
      active: 'razorpay',
      find: (name: PaymentProvider) => (used.includes(name) ? { gateway } : null),
      findGateway: () => gateway,
    },
    paymentBooks: {
      listOpened: () => Promise.resolve([]),
      findByGatewayIds: () => Promise.resolve([]),
    },
    comparisons: {
      save: (comparison: Omit<DailyComparison, 'acknowledgements'>) => {
        saved.set(`${comparison.provider} ${comparison.date}`, {
          ...comparison,
          acknowledgements: [],
        });
        return Promise.resolve();
      },
      find: (provider: PaymentProvider, date: string) =>
        Promise.resolve(saved.get(`${provider} ${date}`) ?? null),
      listBetween: () => Promise.resolve([...saved.values()]),
    },
  } as unknown as CompareDayDeps;
  return { deps, saved, asked };
};

describe('compareDueDays', () => {
  it('compares the last seven days of each provider with keys, once', async () => {
    const { deps, saved } = buildScenario({ used: ['razorpay', 'stripe'] });
    expect(await compareDueDays(deps)).toBe(14);
    expect(await compareDueDays(deps)).toBe(0);
    expect([...saved.keys()]).toContain('stripe 2026-11-21');
  });

  it('stores that the provider did not answer and asks for no other day', async () => {
    const { deps, saved, asked } = buildScenario({ isAnswering: false });
    expect(await compareDueDays(deps)).toBe(0);
    expect([...saved.values()].map(({ date, books }) => [date, books])).toEqual([
      ['2026-11-27', null],
    ]);
    expect(asked).toEqual(['2026-11-26T18:30:00.000Z']);
  });
});

describe('comparePastDay', () => {
  it('is rejected for a provider without keys', async () => {
    const { deps } = buildScenario();
    expect(await comparePastDay(deps, { provider: 'stripe', date: '2026-11-27' })).toMatchObject({
      ok: false,
      code: 'provider-not-used',
    });
  });
});
