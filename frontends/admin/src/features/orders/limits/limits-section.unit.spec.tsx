import { orderAdminOperations } from '@tokri/contracts/api';
import { addDays } from '@tokri/contracts/dates';
import { renderPage } from '@tokri/web-kit/testing';
import { today } from '@tokri/web-kit/ui';
import { fireEvent, screen, within } from '@testing-library/react';
import { routes } from '../../../routes.tsx';
import { buildOrder, commandOk } from '../../../testing/fixtures.ts';
import { setupAdminApi, signInAs } from '../../../testing/fake-admin-api.ts';

const limits = { UserId: 7, Unpaid: 2, PerSlot: 2, PerDay: 4, Total: 6, UnitsPerItem: 24 };
const buildLift = (Reason: string) => ({
  Until: '2026-12-01',
  Reason,
  StaffId: 1,
  At: '2026-11-23T10:00:00+05:30',
});
let api: ReturnType<typeof setupAdminApi>;
beforeEach(() => {
  api = setupAdminApi();
  signInAs('transactions');
});
afterEach(() => api.network.restore());

const openPage = () => renderPage(routes, '/admin/orders/9001');
const findSection = async () => within(await screen.findByRole('region', { name: 'Order limits' }));

describe('LimitsSection', () => {
  it('shows the number of unpaid orders and the limits', async () => {
    openPage();
    expect(
      (await findSection()).getByText(
        'This customer has 2 unpaid orders. Limit: 6 in total, 2 per slot.',
      ),
    ).toBeInTheDocument();
  });

  it('lifts the limits until a date with a reason, by keyboard', async () => {
    let Lift: ReturnType<typeof buildLift> | null = null;
    api.network.respondTo(orderAdminOperations.readOrderLimits, () => ({ ...limits, Lift }));
    api.network.respondTo(orderAdminOperations.liftOrderLimits, ({ body }) => {
      Lift = buildLift(body.Reason);
      return [commandOk(7, {})];
    });
    const { user } = openPage();
    (await findSection()).getByRole('button', { name: 'Lift order limits' }).focus();
    await user.keyboard('{Enter}');
    const sheet = within(screen.getByRole('dialog', { name: /^Lift order limits for / }));
    await user.click(sheet.getByRole('button', { name: 'Lift order limits' }));
    expect(sheet.getByText('Enter a reason')).toBeInTheDocument();
    await user.type(sheet.getByLabelText('Reason'), 'Wedding at home{Enter}');
    const section = await findSection();
    expect(await section.findByText('Wedding at home')).toBeInTheDocument();
    expect(section.getByText(/^No limits until .*1 Dec/)).toBeInTheDocument();
    expect(api.network.requestsTo(orderAdminOperations.liftOrderLimits)[0]?.body).toEqual({
      UserId: buildOrder().UserId,
      Until: addDays(today(), 7),
      Reason: 'Wedding at home',
    });
  });

  it('asks for a date within the next 90 days', async () => {
    const { user } = openPage();
    await user.click((await findSection()).getByRole('button', { name: 'Lift order limits' }));
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
    api.network.respondTo(orderAdminOperations.readOrderLimits, () => ({ ...limits, Lift }));
    api.network.respondTo(orderAdminOperations.restoreOrderLimits, () => {
      Lift = null;
      return [commandOk(7, {})];
    });
    const { user } = openPage();
    const section = await findSection();
    await user.click(section.getByRole('button', { name: 'Restore limits' }));
    expect(await section.findByRole('button', { name: 'Lift order limits' })).toBeInTheDocument();
  });

  it('is absent for a business customer', async () => {
    api.orders = [buildOrder({ PartyId: 4 })];
    openPage();
    await screen.findByRole('complementary', { name: 'T2611-04211' });
    expect(screen.queryByRole('region', { name: 'Order limits' })).toBeNull();
  });
});
