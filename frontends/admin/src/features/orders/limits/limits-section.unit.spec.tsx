import { orderAdminOperations } from '@tokri/contracts/api';
import { addDays } from '@tokri/contracts/dates';
import { problemResponse, rejectAsOffline, renderPage } from '@tokri/web-kit/testing';
import { today } from '@tokri/web-kit/ui';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { routes } from '../../../routes.tsx';
import { buildOrder, commandOk, commandRejected } from '../../../testing/fixtures.ts';
import { buildLift, buildLimits } from '../../../testing/limit-fixtures.ts';
import { setupAdminApi, signInAs } from '../../../testing/fake-admin-api.ts';

let api: ReturnType<typeof setupAdminApi>;
beforeEach(() => {
  api = setupAdminApi();
  signInAs('transactions');
});
afterEach(() => api.network.restore());

const openPage = () => renderPage(routes, '/admin/orders/9001');
const findSection = async () => within(await screen.findByRole('region', { name: 'Order limits' }));

describe('LimitsSection', () => {
  it('shows how far the customer and their address use each limit, and marks reached ones', async () => {
    const { UserId: _id, UserName: _name, ...usage } = buildLimits({ Unpaid: 12 });
    api.network.respondTo(orderAdminOperations.readOrderLimits, () =>
      buildLimits({ Addresses: [{ ...usage, Id: 5, Address: '4th Cross', Pincode: '560034' }] }),
    );
    openPage();
    const section = await findSection();
    await section.findAllByText('Packs of Onion');
    const rows = section.getAllByRole('term').map((term) => term.parentElement?.textContent);
    expect(rows[0]).toBe('In total2 of 6 ');
    expect(rows[1]).toMatch(/^For one delivery slot: .*2 of 2 Limit reached$/);
    expect(rows[2]).toMatch(/^For one day: .*2 of 4 $/);
    expect(rows[3]).toBe('Packs of Onion4 of 24 ');
    expect(rows[4]).toBe('In total12 of 12 Limit reached');
    expect(section.getByRole('heading', { name: 'Unpaid orders of Asha Rao' })).toBeVisible();
    expect(section.getByText(/at 4th Cross, 560034/)).toBeVisible();
    expect(section.getByText(/delivered orders do not count/)).toBeVisible();
  });

  it.each([
    ['delivered', 6],
    ['cancelled', 7],
  ])('is not there for an order that was %s', async (StatusText, Status) => {
    api.orders = [buildOrder({ Status, StatusText })];
    openPage();
    await screen.findByRole('region', { name: 'Timeline' });
    expect(screen.queryByRole('region', { name: 'Order limits' })).toBeNull();
  });

  it('shows an error with a retry when the limits cannot be loaded', async () => {
    api.network.respondTo(orderAdminOperations.readOrderLimits, () =>
      problemResponse(403, 'not-allowed'),
    );
    const { user } = openPage();
    const retry = await (await findSection()).findByRole('button', { name: 'Try again' });
    api.network.respondTo(orderAdminOperations.readOrderLimits, () => buildLimits());
    await user.click(retry);
    expect(
      await (await findSection()).findByRole('button', { name: 'Lift order limits' }),
    ).toBeVisible();
  });

  it('keeps the sheet open with the error when a lift fails, and asks before typed text is lost', async () => {
    api.network.respondTo(orderAdminOperations.liftOrderLimits, () => rejectAsOffline());
    const { user } = openPage();
    await user.click(
      await (await findSection()).findByRole('button', { name: 'Lift order limits' }),
    );
    const sheet = within(screen.getByRole('dialog'));
    expect(sheet.getByLabelText('Until')).toHaveFocus();
    await user.click(sheet.getByRole('button', { name: 'Lift order limits' }));
    await waitFor(() => expect(sheet.getByLabelText('Reason')).toHaveFocus());
    await user.type(sheet.getByLabelText('Reason'), 'Wedding{Enter}');
    expect(await sheet.findByRole('alert')).toBeVisible();
    expect(screen.queryByRole('alertdialog')).toBeNull();
    await user.click(sheet.getByRole('button', { name: 'Back' }));
    expect(await screen.findByRole('alertdialog')).toBeVisible();
  });

  it('says who lifted the limits meanwhile, and replaces that lift only after it was shown', async () => {
    let Lift: ReturnType<typeof buildLift> | null = null;
    api.network.respondTo(orderAdminOperations.readOrderLimits, () => buildLimits({ Lift }));
    api.network.respondTo(orderAdminOperations.liftOrderLimits, ({ body }) => {
      if (body.ExpectedLiftAt !== '') return [commandOk(7, {})];
      Lift = buildLift('Wedding');
      return [commandRejected('lift-changed', 'The limits were lifted or restored meanwhile.', {})];
    });
    const { user } = openPage();
    await user.click(
      await (await findSection()).findByRole('button', { name: 'Lift order limits' }),
    );
    const sheet = within(screen.getByRole('dialog'));
    await user.type(sheet.getByLabelText('Reason'), 'Party{Enter}');
    expect(await sheet.findByText(/^Nila Das lifted the limits meanwhile.*Wedding/)).toBeVisible();
    await user.click(sheet.getByRole('button', { name: 'Lift order limits' }));
    await waitFor(() =>
      expect(api.network.requestsTo(orderAdminOperations.liftOrderLimits)[1]?.body).toMatchObject({
        ExpectedLiftAt: buildLift('Wedding').At,
      }),
    );
  });

  it('is offered for a customer who has no order', async () => {
    renderPage(routes, '/admin/orders/limits/7');
    expect(await screen.findByRole('heading', { name: 'Order limits of Asha Rao' })).toBeVisible();
    expect(
      await (await findSection()).findByRole('button', { name: 'Lift order limits' }),
    ).toBeVisible();
  });

  it('lifts the limits until a date with a reason, by keyboard', async () => {
    let Lift: ReturnType<typeof buildLift> | null = null;
    api.network.respondTo(orderAdminOperations.readOrderLimits, () => buildLimits({ Lift }));
    api.network.respondTo(orderAdminOperations.liftOrderLimits, ({ body }) => {
      Lift = buildLift(body.Reason);
      return [commandOk(7, {})];
    });
    const { user } = openPage();
    (await (await findSection()).findByRole('button', { name: 'Lift order limits' })).focus();
    await user.keyboard('{Enter}');
    const sheet = within(screen.getByRole('dialog', { name: /^Lift order limits for / }));
    await user.click(sheet.getByRole('button', { name: 'Lift order limits' }));
    expect(sheet.getByText('Enter a reason')).toBeInTheDocument();
    await user.type(sheet.getByLabelText('Reason'), 'Wedding at home{Enter}');
    const section = await findSection();
    expect(await section.findByText(/Wedding at home.*Lifted by Nila Das/)).toBeInTheDocument();
    expect(section.getByText(/^No limits until .*1 Dec/)).toBeInTheDocument();
    expect(api.network.requestsTo(orderAdminOperations.liftOrderLimits)[0]?.body).toEqual({
      UserId: buildOrder().UserId,
      Until: addDays(today(), 7),
      Reason: 'Wedding at home',
      ExpectedLiftAt: '',
    });
  });

  it('asks for a date within the next 90 days', async () => {
    const { user } = openPage();
    await user.click(
      await (await findSection()).findByRole('button', { name: 'Lift order limits' }),
    );
    const sheet = within(screen.getByRole('dialog'));
    fireEvent.change(sheet.getByLabelText('Until'), {
      target: { value: addDays(today(), 91) },
    });
    await user.type(sheet.getByLabelText('Reason'), 'Wedding{Enter}');
    expect(sheet.getByText('Choose a date within the next 90 days')).toBeInTheDocument();
    expect(api.network.requestsTo(orderAdminOperations.liftOrderLimits)).toEqual([]);
  });

  it('restores the limits', async () => {
    let Lift: ReturnType<typeof buildLift> | null = buildLift('Wedding');
    api.network.respondTo(orderAdminOperations.readOrderLimits, () => buildLimits({ Lift }));
    api.network.respondTo(orderAdminOperations.restoreOrderLimits, () => {
      Lift = null;
      return [commandOk(7, {})];
    });
    const { user } = openPage();
    const section = await findSection();
    await user.click(await section.findByRole('button', { name: 'Restore limits' }));
    expect(await section.findByRole('button', { name: 'Lift order limits' })).toBeInTheDocument();
  });

  it('is absent for a business customer', async () => {
    api.orders = [buildOrder({ PartyId: 4 })];
    openPage();
    await screen.findByRole('complementary', { name: 'T2611-04211' });
    expect(screen.queryByRole('region', { name: 'Order limits' })).toBeNull();
  });
});
