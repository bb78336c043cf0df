import { duesPaymentOperations } from '@tokri/contracts/api';
import { fakeStripe, jsonResponse, problemResponse } from '@tokri/web-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import {
  buildPayment,
  captured,
  done,
  findBill,
  findPayButton,
  gatewayOrder,
  laterBill,
  openDues,
  openForm,
  setupDuesShop,
  success,
} from '../testing/dues-shop.ts';

const {
  listDuesPayments,
  payOutstanding,
  readDuesPaymentSecret,
  readDuesReceipt,
  verifyDuesPayment,
} = duesPaymentOperations;
const shop = setupDuesShop();

describe('paying dues with the provider', () => {
  it('opens the form of the payment, has it verified and shows the receipt', async () => {
    const { user } = await openForm(shop);
    expect(shop.razorpay.opened[0]?.options).toMatchObject({
      order_id: 'order_D1',
      amount: 30_050,
    });
    act(() => shop.razorpay.opened[0]?.options.handler(success));
    const heading = await screen.findByRole('heading', { name: '₹300.50 paid' });
    expect(heading).toHaveFocus();
    expect(screen.getByText('Thank you. Your receipt is RC/26-27/000001.')).toBeVisible();
    expect(shop.network.requestsTo(verifyDuesPayment)[0]?.body).toEqual({
      ...success,
      PartyId: 5,
      PaymentId: 77,
    });
    await user.click(screen.getByRole('button', { name: 'Pay something else' }));
    expect(await findBill(laterBill)).toBeVisible();
  });

  it('goes on with the opened payment after its window was closed', async () => {
    const { user } = await openForm(shop);
    act(() => shop.razorpay.opened[0]?.options.modal.ondismiss());
    expect(await screen.findByText(/You have not paid yet/)).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Go on: pay ₹300.50' }));
    await waitFor(() => expect(shop.razorpay.opened).toHaveLength(2));
    expect(shop.razorpay.opened[1]?.options.order_id).toBe('order_D1');
    expect(shop.network.requestsTo(payOutstanding)).toHaveLength(1);
  });

  it('says that no money was taken when the payment fails', async () => {
    await openForm(shop);
    act(() => {
      shop.razorpay.opened[0]?.fail('declined');
      shop.razorpay.opened[0]?.options.modal.ondismiss();
    });
    expect(await screen.findByText('Payment failed. No money was taken.')).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Go on: pay ₹300.50' })).toBeEnabled();
  });

  it('offers no second payment while the bank is asked', async () => {
    shop.network.respondTo(verifyDuesPayment, () => done({ PaymentId: 77, State: 'opened' }));
    await openForm(shop);
    act(() => shop.razorpay.opened[0]?.options.handler(success));
    expect(await screen.findByText(/you do not have to pay again/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Go on: pay ₹300.50' })).toBeDisabled();
    expect(await findPayButton('₹300.50')).toBeDisabled();
  });

  it('opens the card form of Stripe with the secret of this payment', async () => {
    const stripe = fakeStripe(() => Promise.resolve({ paymentIntent: { id: 'pi_D1' } }));
    const card = { ...gatewayOrder, Provider: 'stripe' as const, OrderId: 'pi_D1' };
    shop.network.respondTo(payOutstanding, () => {
      shop.payments = [buildPayment({ Payment: card })];
      return done({ PaymentId: 77, Number: '', BillId: 0, Payment: card });
    });
    shop.network.respondTo(readDuesPaymentSecret, () => [
      { Provider: 'stripe' as const, ClientSecret: 'pi_D1_secret_x' },
    ]);
    const { user } = openDues();
    await user.click(await findPayButton('₹300.50'));
    const sheet = within(await screen.findByRole('dialog', { name: 'Pay by card' }));
    act(() => stripe.emit('ready'));
    await user.click(sheet.getByRole('button', { name: 'Pay ₹300.50' }));
    expect(await screen.findByRole('heading', { name: '₹300.50 paid' })).toBeVisible();
    expect(stripe.recorded.secrets).toEqual(['pi_D1_secret_x']);
    expect(stripe.recorded.returnUrls).toEqual([`${location.origin}/pay-outstanding?PaymentId=77`]);
    expect(shop.network.requestsTo(readDuesPaymentSecret)[0]?.query).toEqual({
      PartyId: '5',
      PaymentId: '77',
    });
    stripe.remove();
  });

  it('opens the form of the payment that the address names', async () => {
    shop.payments = [buildPayment()];
    openDues('/pay-outstanding?PaymentId=77&Pay=1');
    await waitFor(() => expect(shop.razorpay.opened).toHaveLength(1));
    expect(shop.network.requestsTo(payOutstanding)).toEqual([]);
  });

  it('only follows the payment after the bank has sent the customer back', async () => {
    shop.payments = [captured];
    openDues('/pay-outstanding?PaymentId=77');
    expect(await screen.findByRole('heading', { name: '₹300.50 paid' })).toBeVisible();
    expect(shop.razorpay.opened).toEqual([]);
  });

  it('says when a payment was not completed in time', async () => {
    shop.payments = [buildPayment({ State: 'failed', Payment: null })];
    openDues('/pay-outstanding?PaymentId=77');
    expect(await screen.findByText(/This payment did not succeed/)).toBeVisible();
  });
});

describe('payments of an account', () => {
  it('are listed with what they paid, and have a receipt once the shop has the money', async () => {
    shop.payments = [
      captured,
      buildPayment({
        Id: 78,
        State: 'reversed',
        Way: 'cheque',
        Reference: '000123',
        Number: 'RC/26-27/000002',
        Reason: 'Cheque bounced',
        OnAccount: 20,
        Payment: null,
      }),
    ];
    shop.network.respondTo(readDuesReceipt, () => problemResponse(503, 'overloaded'));
    const { user } = openDues();
    const list = within(await screen.findByRole('region', { name: 'Payments' }));
    const [paid, reversed] = await list.findAllByRole('listitem');
    expect(paid).toHaveTextContent(/₹300\.50.*RC\/26-27\/000001.*online, pay_B2.*₹300\.50/);
    expect(reversed).toHaveTextContent(/Taken back.*by cheque, 000123.*₹20\.00.*Cheque bounced/);
    expect(list.getAllByRole('button')).toHaveLength(1);
    await user.click(list.getByRole('button', { name: 'Receipt RC/26-27/000001' }));
    await waitFor(() =>
      expect(shop.network.requestsTo(readDuesReceipt)[0]?.query).toEqual({
        PartyId: '5',
        PaymentId: '77',
      }),
    );
    expect(await screen.findByText('overloaded')).toBeVisible();
  });

  it('link to the vouchers of what was paid in advance', async () => {
    shop.payments = [
      {
        ...captured,
        Vouchers: [
          { Id: 8, Number: 'RV/26-27/0000001', Kind: 'ReceiptVoucher' },
          { Id: 9, Number: 'RF/26-27/0000001', Kind: 'RefundVoucher' },
        ],
      },
    ];
    openDues();
    const links = await screen.findAllByRole('link', { name: /voucher/ });
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Receipt voucher RV/26-27/0000001', '/bill/8'],
      ['Refund voucher RF/26-27/0000001', '/bill/9'],
    ]);
  });

  it('say what the payment provider gave back', async () => {
    const refund = {
      Kind: 'refund',
      State: 'processed',
      Amount: 100,
      Date: '2026-11-30',
      Reference: 'rfnd_1',
    } as const;
    shop.payments = [{ ...captured, Returns: [refund] }];
    openDues();
    const list = within(await screen.findByRole('region', { name: 'Payments' }));
    expect(
      await list.findByText('₹100.00 refunded by the payment provider, Mon 30 Nov 2026 (rfnd_1)'),
    ).toBeVisible();
  });

  it('load further ones on request', async () => {
    shop.network.respondTo(listDuesPayments, ({ query }) =>
      jsonResponse({
        headers: { 'x-total-count': '2' },
        body: [query.page === '1' ? captured : { ...captured, Id: 70, Number: 'RC/26-27/000000' }],
      }),
    );
    const { user } = openDues();
    await user.click(await screen.findByRole('button', { name: 'Show older payments' }));
    expect(await screen.findByRole('button', { name: 'Receipt RC/26-27/000000' })).toBeVisible();
  });

  it('can be tried again after a failure while bills are shown', async () => {
    shop.network.respondTo(listDuesPayments, () => problemResponse(503, 'overloaded'));
    const { user } = openDues();
    const retry = await screen.findByRole('button', { name: 'Try again' });
    expect(await findBill(laterBill)).toBeVisible();
    shop.network.respondTo(listDuesPayments, () => []);
    await user.click(retry);
    expect(await screen.findByText('No payments yet.')).toBeVisible();
  });
});
