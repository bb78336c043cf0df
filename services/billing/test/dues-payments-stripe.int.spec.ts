import { eventually } from '@tokri/service-kit/testing';
import { member, orderOf, startDuesScenario, type DuesScenario } from './dues-scenario.ts';

describe('dues that are paid with Stripe', () => {
  let scenario: DuesScenario;
  beforeAll(async () => {
    scenario = await startDuesScenario('dues-stripe', 'stripe');
  });
  afterAll(() => scenario.billing.stop());

  it('are captured by the webhook, with the secret for the card form', async () => {
    const bill = await scenario.importBill('S1', 90);
    const opened = await scenario.pay([{ Id: bill.Id, Amount: 90 }]);
    const secret = await scenario.billing.call(
      'GET',
      `read-dues-payment-secret?PartyId=1&PaymentId=${opened.Id}`,
      member,
    );
    expect(secret.body).toMatchObject([
      { Provider: 'stripe', ClientSecret: expect.stringContaining(orderOf(opened)) as string },
    ]);
    await scenario.billing.gateway.stripe.simulate(orderOf(opened), 'authorized');
    await scenario.waitForState(opened.Id, 'captured');
    await eventually(async () => (await scenario.read(opened.Id)).Bills.length > 0, {
      missing: 'what the bill took',
    });
    expect((await scenario.read(opened.Id)).Bills).toEqual([
      { Id: bill.Id, Number: 'S1', Amount: 90 },
    ]);
    expect(
      await scenario.send('verify-dues-payment', {
        PartyId: 1,
        PaymentId: opened.Id,
        payment_intent: orderOf(opened),
      }),
    ).toMatchObject({ Error: 0, State: 'captured' });
    expect(
      await scenario.send('verify-dues-payment', {
        PartyId: 1,
        PaymentId: opened.Id,
        payment_intent: 'pi_other',
      }),
    ).toMatchObject({ Error: 1, Code: 'payment-mismatch' });
  });
});
