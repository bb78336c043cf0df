import { addDays, weekday } from '@tokri/contracts/dates';
import { slotAdminOperations, slotOperations } from '@tokri/contracts/api';
import { problemResponse, renderPage } from '@tokri/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { routes } from '../../../routes.tsx';
import { commandOk } from '../../../testing/fixtures.ts';
import { expectDiscardQuestion } from '../../../testing/discard-question.ts';
import { day, signInAs } from '../../../testing/fake-admin-api.ts';
import { setupSlotsApi, type FakeSlotsApi } from '../../../testing/fake-slots-api.ts';

let api: FakeSlotsApi;
beforeEach(() => {
  api = setupSlotsApi();
  signInAs('slots');
});
afterEach(() => api.network.restore());

const openTab = (tab: string) => renderPage(routes, `/admin/slots/${tab}`);
const confirmYes = async (user: ReturnType<typeof openTab>['user']) =>
  user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Yes' }));

describe('ClosedDaysPage', () => {
  const findForm = async () => within(await screen.findByRole('region', { name: 'Close a day' }));
  it('shows the affected orders and holds before a day is closed', async () => {
    api.network.respondTo(slotOperations.saveBlackoutDay, ({ body }) => {
      api.closedDays = [{ GroupId: body.GroupId, Date: body.Date, Reason: body.Reason ?? '' }];
      return [commandOk(1, {})];
    });
    const { user } = renderPage(routes, `/admin/slots/days?Date=${addDays(day, 1)}&GroupId=1`);
    const close = await findForm();
    expect(close.getByLabelText('Day')).toHaveValue(addDays(day, 1));
    expect(
      await close.findByText(
        '1 slot closes. 38 orders are kept: notify the customers or cancel the orders. ' +
          '1 hold can no longer be ordered.',
      ),
    ).toBeInTheDocument();
    await user.type(close.getByLabelText('Reason'), 'Diwali');
    await user.click(close.getByRole('button', { name: 'Close this day' }));
    expect(await screen.findByRole('alertdialog')).toHaveTextContent(
      /No delivery on .* \(Bengaluru\)\? 1 slot closes\. 38 orders are kept/,
    );
    expect(api.network.requestsTo(slotOperations.saveBlackoutDay)).toEqual([]);
    await confirmYes(user);
    expect((await screen.findByText('Diwali')).closest('tr')).toHaveTextContent(/Bengaluru/);
    expect(api.network.requestsTo(slotOperations.saveBlackoutDay)[0]?.body).toEqual({
      GroupId: 1,
      Date: addDays(day, 1),
      Closed: true,
      Reason: 'Diwali',
    });
  });
  it('asks before the reason of a closed day is discarded', async () => {
    const { user } = openTab('days');
    await user.type((await findForm()).getByLabelText('Reason'), 'Diwali');
    await expectDiscardQuestion(async () =>
      user.click(screen.getByRole('link', { name: 'Weekly slots' })),
    );
  });
  it('requires a day and sends nothing without one', async () => {
    const { user } = openTab('days');
    await user.click((await findForm()).getByRole('button', { name: 'Close this day' }));
    expect((await findForm()).getByText('Choose a day')).toBeInTheDocument();
    expect(api.network.requestsTo(slotOperations.saveBlackoutDay)).toEqual([]);
  });
  it('reopens a closed day after confirmation', async () => {
    api.closedDays = [{ GroupId: 0, Date: addDays(day, 3), Reason: 'Stock taking' }];
    api.network.respondTo(slotOperations.saveBlackoutDay, () => {
      api.closedDays = [];
      return [commandOk(1, {})];
    });
    const { user } = openTab('days');
    await user.click(await screen.findByRole('button', { name: /^Open again: .*, All areas$/ }));
    await user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'OK' }),
    );
    expect(await screen.findByText('No closed days')).toBeInTheDocument();
    expect(api.network.requestsTo(slotOperations.saveBlackoutDay)[0]?.body).toMatchObject({
      GroupId: 0,
      Closed: false,
    });
  });
  it('saves a weekly off after a confirmation that counts the orders', async () => {
    api.network.respondTo(slotOperations.saveSlotTemplates, () => [commandOk(1, {})]);
    const { user } = openTab('days');
    const week = within(await screen.findByRole('group', { name: 'Bengaluru' }));
    const number = weekday(addDays(day, 1));
    const name = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'][number] ?? '';
    await user.click(week.getByRole('checkbox', { name }));
    expect(
      await screen.findByText(
        new RegExp(`Stop delivery in Bengaluru on every ${name}\\? 40 orders`),
      ),
    ).toBeInTheDocument();
    await confirmYes(user);
    await waitFor(() =>
      expect(api.network.requestsTo(slotOperations.saveSlotTemplates)[0]?.body).toMatchObject({
        GroupId: 1,
        Rev: 4,
        WeeklyOff: [number],
        Templates: [{ Start: '07:00' }],
      }),
    );
    expect(
      within(screen.getByRole('group', { name: 'Chennai' })).getByRole('checkbox', { name: 'Sun' }),
    ).toBeChecked();
  });
  it('offers a retry when the closed days cannot be loaded', async () => {
    api.network.respondTo(slotAdminOperations.listBlackoutDays, () =>
      problemResponse(503, 'unavailable'),
    );
    openTab('days');
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeInTheDocument();
  });
});
