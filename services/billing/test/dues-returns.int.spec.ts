import type {
  DailyComparisonDetailsResponse,
  DuesPaymentResponse,
  LedgerResponse,
  PartyCreditResponse,
} from '@tokri/contracts/api';
import { dayMs, shopDate } from '@tokri/contracts/dates';
import { eventually } from '@tokri/service-kit/testing';
import { compareLedgers } from '../src/application/ledger/compare-ledgers.ts';
import { createLedgerComparisonRepository } from '../src/persistence/ledger/ledger-comparison-repository.ts';
import { createLedgerDocuments } from '../src/persistence/ledger/ledger-documents.ts';
import { createLedgerRepository } from '../src/persistence/ledger/ledger-repository.ts';
import { createModels } from '../src/persistence/models.ts';
import { orderOf, staff, startDuesScenario, type DuesScenario } from './dues-scenario.ts';

const today = shopDate(new Date());

describe.each(['razorpay', 'stripe'] as const)(
  'dues that %s refunds or has to give back',
  (provider) => {
    let scenario: DuesScenario;
    beforeAll(async () => {
      scenario = await startDuesScenario(`returns-${provider}`, provider);
    });
    afterAll(() => scenario.billing.stop());

    const dashboard = () => {
      const { gateway } = scenario.billing;
      return provider === 'razorpay'
        ? {
            simulate: (orderId: string) => gateway.simulate(orderId, 'authorized'),
            refund: (paymentId: string, amount: number, webhook = true) =>
              gateway.refundOnDashboard(paymentId, { amount, webhook }),
            dispute: gateway.dispute,
          }
        : {
            simulate: (orderId: string) => gateway.stripe.simulate(orderId, 'authorized'),
            refund: (paymentId: string, amount: number, webhook = true) =>
              gateway.stripe.refundOnDashboard(paymentId, amount, webhook),
            dispute: gateway.stripe.dispute,
          };
    };
    const payBill = async (number: string, rupees: number) => {
      const bill = await scenario.importBill(number, rupees);
      const opened = await scenario.pay([{ Id: bill.Id, Amount: rupees }]);
      await dashboard().simulate(orderOf(opened));
      const paid = await eventually(
        async () => {
          const payment = await scenario.read(opened.Id);
          return payment.Bills.length > 0 && payment.State === 'captured' ? payment : null;
        },
        { missing: `payment of ${number}` },
      );
      return { billId: bill.Id, paymentId: opened.Id, gatewayPaymentId: paid.Reference };
    };
    const waitForPayment = (paymentId: number, isReached: (it: DuesPaymentResponse) => boolean) =>
      eventually(
        async () => {
          const payment = await scenario.read(paymentId);
          return isReached(payment) ? payment : null;
        },
        { missing: `the return of payment ${paymentId}`, timeoutMs: 20_000 },
      );
    const readUsed = async (): Promise<number> =>
      (
        (await scenario.billing.call('GET', 'read-party-credit?PartyId=1&CompanyId=1', staff))
          .body as PartyCreditResponse
      ).Used;
    const readRefunds = async (): Promise<readonly number[]> => {
      const span = `FromDate=2026-04-01&ToDate=${today}&Type=refund`;
      const { body } = await scenario.billing.call('GET', `read-ledger?PartyId=1&${span}`, staff);
      return (body as LedgerResponse).Entries.map(({ Debit }) => Debit);
    };
    const reverse = (PaymentId: number) =>
      scenario.send(
        'reverse-party-payment',
        { PaymentId, Reason: 'Asked', RequestId: crypto.randomUUID() },
        staff,
      );

    it('are due again by the part that was refunded, and reversed with the rest', async () => {
      const { paymentId, billId, gatewayPaymentId } = await payBill('P1', 500);
      const usedBefore = await readUsed();
      expect(await reverse(paymentId)).toMatchObject({ Error: 1, Code: 'held-by-provider' });
      await dashboard().refund(gatewayPaymentId, 20_000);
      const reduced = await waitForPayment(paymentId, ({ Bills }) => Bills[0]?.Amount === 300);
      expect(reduced).toMatchObject({
        State: 'captured',
        Bills: [{ Id: billId, Amount: 300 }],
        OnAccount: 0,
        Returns: [{ Kind: 'refund', State: 'processed', Amount: 200, Date: today }],
      });
      expect(await readUsed()).toBe(usedBefore + 200);
      await eventually(async () => (await readRefunds()).join() === '200', {
        missing: 'the refund in the ledger',
      });
      // Nobody reports the second one: the sweep finds it.
      await dashboard().refund(gatewayPaymentId, 30_000, false);
      const reversed = await waitForPayment(
        paymentId,
        ({ State, Bills }) => State === 'reversed' && Bills.length === 0,
      );
      expect(reversed.Returns.map(({ Amount }) => Amount).sort()).toEqual([200, 300]);
      expect(await readUsed()).toBe(usedBefore + 500);
      await eventually(async () => (await readRefunds()).length === 2, {
        missing: 'the second refund in the ledger',
      });
      expect(await reverse(paymentId)).toMatchObject({ Error: 1, Code: 'already-reversed' });
    });

    it('stay paid while a bank disputes them, and are due again once the dispute is lost', async () => {
      const { paymentId, gatewayPaymentId } = await payBill('P2', 80);
      const usedBefore = await readUsed();
      await dashboard().dispute(gatewayPaymentId, { outcome: 'open' });
      const next = await payBill('P3', 40);
      await dashboard().dispute(next.gatewayPaymentId, { outcome: 'lost', webhook: false });
      await waitForPayment(next.paymentId, ({ State }) => State === 'reversed');
      expect(await scenario.read(paymentId)).toMatchObject({ State: 'captured', Returns: [] });
      await dashboard().dispute(gatewayPaymentId, { outcome: 'lost' });
      const reversed = await waitForPayment(
        paymentId,
        ({ State, Bills }) => State === 'reversed' && Bills.length === 0,
      );
      expect(reversed.Returns).toMatchObject([{ Kind: 'chargeback', Amount: 80 }]);
      expect(await readUsed()).toBe(usedBefore + 40 + 80);
      await eventually(async () => (await readRefunds()).length === 4, {
        missing: 'both disputes in the ledger',
      });
    });

    it('are taken back once when webhooks come twice and out of order', async () => {
      const { paymentId, gatewayPaymentId } = await payBill('P4', 60);
      await dashboard().refund(gatewayPaymentId, 1_000);
      await waitForPayment(paymentId, ({ Returns }) => Returns[0]?.State === 'processed');
      await eventually(async () => (await readRefunds()).length === 5, {
        missing: 'the refund in the ledger',
      });
      const late = (type: string) =>
        provider === 'razorpay'
          ? scenario.billing.webhook(
              JSON.stringify({
                event: type,
                payload: { refund: { entity: { payment_id: gatewayPaymentId } } },
              }),
            )
          : scenario.billing.stripeWebhook(
              JSON.stringify({
                id: `evt_${type}`,
                object: 'event',
                type,
                data: { object: { object: 'refund', charge: gatewayPaymentId } },
              }),
            );
      for (const type of ['refund.processed', 'refund.created', 'refund.processed.again'])
        expect((await late(type)).status).toBe(200);
      const waiting = () =>
        scenario.billing.database.collection('gateway_inbox').countDocuments({ open: 1 });
      await eventually(async () => (await waiting()) === 0, { missing: 'the end of all webhooks' });
      expect((await scenario.read(paymentId)).Returns).toHaveLength(1);
      expect(await readRefunds()).toHaveLength(5);
    });

    it('leave the ledger and the books of the provider without a difference', async () => {
      const models = createModels(scenario.billing.database);
      const comparison = await compareLedgers({
        ledger: createLedgerRepository(models.ledgerEntries),
        ledgerDocuments: createLedgerDocuments(models),
        ledgerComparisons: createLedgerComparisonRepository(models.ledgerComparisons),
        clock: () => new Date(),
      });
      expect(comparison).toMatchObject({ differencePaise: 0, differences: [] });
      scenario.pass(dayMs);
      await scenario.send('compare-day', { Date: today, Provider: provider }, staff);
      const { body } = await scenario.billing.call(
        'GET',
        `read-daily-comparison?Date=${today}&Provider=${provider}`,
        staff,
      );
      expect(body as DailyComparisonDetailsResponse).toMatchObject({
        State: 'equal',
        Differences: [],
      });
    });
  },
);
