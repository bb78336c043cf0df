import type { DuesPaymentResponse } from '@tokri/contracts/api';
import type { PaymentProvider } from '@tokri/contracts/platform';
import { eventually } from '@tokri/service-kit/testing';
import { startBillingService, type BillingService } from './billing-service.ts';

type Caller = Parameters<BillingService['call']>[2];
export interface DuesResult {
  readonly Id: number;
  readonly Error: number;
  readonly Code: string;
  readonly State?: string;
  readonly BillId?: number;
  readonly Payment?: DuesPaymentResponse['Payment'];
}

export const staff = { as: { userId: 1, permissions: ['payments'] as const } };
export const member = { as: { userId: 7, partyId: 1, partyRoles: ['accountant'] as const } };

/** A party with a bill of one rupee, whose clock can be moved. */
export const startDuesScenario = async (name: string, provider: PaymentProvider) => {
  let elapsedMs = 0;
  const billing = await startBillingService(name, {
    provider,
    usesStripe: provider === 'stripe',
    reconcileAfterMs: 500,
    clock: () => new Date(Date.now() + elapsedMs),
  });
  await billing.publishParty(1);
  const send = async (operation: string, body: object, as: Caller = member): Promise<DuesResult> =>
    (
      (await billing.call('POST', operation, { ...as, body })).body as readonly DuesResult[]
    )[0] as DuesResult;
  const importBill = (Number: string, Rate: number) =>
    send(
      'bring-forward-bill',
      {
        PartyId: 1,
        Number,
        Date: '2026-05-01',
        DueDate: '2026-05-31',
        Lines: [{ Name: 'Rice', HSN: '1006', Unit: '25 kg', Quantity: 1, Rate, TaxPercent: 0 }],
      },
      staff,
    );
  await eventually(
    async () => ((await importBill('WARM/1', 1)) as DuesResult | undefined)?.Error === 0,
    {
      missing: 'the party',
    },
  );
  const read = async (paymentId: number): Promise<DuesPaymentResponse> =>
    (
      (await billing.call('GET', `list-dues-payments?PartyId=1&PaymentId=${paymentId}`, member))
        .body as readonly DuesPaymentResponse[]
    )[0] as DuesPaymentResponse;
  const waitForState = (paymentId: number, state: string) =>
    eventually(async () => (await read(paymentId)).State === state, {
      missing: `payment ${paymentId} in state ${state}`,
    });
  return {
    billing,
    send,
    importBill,
    read,
    waitForState,
    pay: (Bills: readonly { Id: number; Amount: number }[], OnAccount = 0) =>
      send('pay-outstanding', { PartyId: 1, Bills, OnAccount }),
    pass: (ms: number) => {
      elapsedMs += ms;
    },
  };
};
export type DuesScenario = Awaited<ReturnType<typeof startDuesScenario>>;

export const orderOf = ({ Payment }: Pick<DuesResult, 'Payment'>): string => Payment?.OrderId ?? '';
