import { addDays, weekday } from '@tokri/contracts/dates';
import { slotAdminOperations, slotOperations } from '@tokri/contracts/api';
import { problemResponse, renderPage } from '@tokri/web-kit/testing';
import { formatDate } from '@tokri/web-kit/ui';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { routes } from '../../../routes.tsx';
import { commandOk, commandRejected } from '../../../testing/fixtures.ts';
import { day, signInAs } from '../../../testing/fake-admin-api.ts';
import {
  buildTemplate,
  bengaluru,
  setupSlotsApi,
  type FakeSlotsApi,
} from '../../../testing/fake-slots-api.ts';

let api: FakeSlotsApi;
beforeEach(() => {
  api = setupSlotsApi();
  signInAs('slots');
});
afterEach(() => api.network.restore());

const openTab = (tab: string) => renderPage(routes, `/admin/slots/${tab}`);
const confirmYes = async (user: ReturnType<typeof openTab>['user']) =>
  user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Yes' }));
const lastDay = formatDate(addDays(day, 15));

describe('the templates of an area', () => {
  const acceptSave = () =>
    api.network.respondTo(slotOperations.saveSlotTemplates, ({ body }) => [
      commandOk(body.GroupId, {}),
    ]);
  it('listed, tell times, weekdays, capacity, cut-off and charge', async () => {
    api.serviceAreas = [
      {
        ...bengaluru,
        WeeklyOff: [0],
        Templates: [
          buildTemplate(),
          buildTemplate({
            Start: '16:00',
            End: '18:00',
            Weekdays: [1, 3],
            Count: 20,
            CutOffHour: 20,
            Fee: 25,
            PartyFees: [{ PartyId: 7, Fee: 0 }],
          }),
        ],
      },
    ];
    openTab('templates');
    expect((await screen.findByText('7–9 am')).closest('tr')).toHaveTextContent(
      /Every day40 orders2 h before₹0\.00/,
    );
    expect(screen.getByText('4–6 pm').closest('tr')).toHaveTextContent(
      /Mon, Wed20 orders8 pm, the day before₹25\.001 party charge/,
    );
    expect(screen.getByText(/Weekly off: Sun/)).toBeInTheDocument();
  });
  it('one changed, tells what of the open days stays, and writes all windows of the area', async () => {
    acceptSave();
    const { user } = openTab('templates');
    await user.click(await screen.findByRole('button', { name: 'Edit 7–9 am' }));
    const sheet = within(screen.getByRole('dialog', { name: 'Window 7–9 am' }));
    expect(
      sheet.getByText(/15 open slots do not change, 15 with orders/),
    ).toHaveTextContent(`Slots from ${lastDay} use this window.`);
    await user.clear(sheet.getByLabelText('Capacity'));
    await user.type(sheet.getByLabelText('Capacity'), '50');
    await user.click(sheet.getByRole('button', { name: 'Save window' }));
    await waitFor(() =>
      expect(api.network.requestsTo(slotOperations.saveSlotTemplates)[0]?.body).toMatchObject({
        GroupId: 1,
        Rev: 4,
        WeeklyOff: [],
        Templates: [{ Start: '07:00', Count: 50 }],
      }),
    );
    expect(api.network.requestsTo(slotOperations.saveSlots)).toEqual([]);
  });
  it('one changed for the open days, too, is one call that answers how many', async () => {
    api.network.respondTo(slotOperations.saveSlotTemplates, ({ body }) => [
      commandOk(body.GroupId, {
        Rev: 5,
        Changed: 14,
        Refused: [
          {
            Date: addDays(day, 2),
            Start: '07:00',
            Code: 'slot-busy',
            Message: 'Orders keep coming in for this slot. Save again.',
          },
        ],
      }),
    ]);
    const { user } = openTab('templates');
    await user.click(await screen.findByRole('button', { name: 'Edit 7–9 am' }));
    const sheet = within(screen.getByRole('dialog'));
    await user.click(sheet.getByRole('checkbox', { name: /Also update open slots/ }));
    await user.click(sheet.getByRole('button', { name: 'Save window' }));
    expect(
      (
        await screen.findAllByText(
          `Windows for Bengaluru saved, 14 open slots updated. Not updated because orders keep coming in: ${formatDate(addDays(day, 2))}. Save again.`,
        )
      ).length,
    ).toBeGreaterThan(0);
    expect(
      api.network.requestsTo(slotOperations.saveSlotTemplates).map(({ body }) => body),
    ).toMatchObject([{ Rev: 4, Templates: [{ Start: '07:00', Count: 40, ApplyToSlots: true }] }]);
    expect(api.network.requestsTo(slotOperations.saveSlots)).toEqual([]);
  });
  it('one changed that another planner has changed meanwhile, tells the clash, reads again and wipes nothing out', async () => {
    api.network.respondTo(slotOperations.saveSlotTemplates, () => [
      commandRejected('plan-changed', 'Someone else has changed this plan meanwhile.', {}),
    ]);
    const { user } = openTab('templates');
    await user.click(await screen.findByRole('button', { name: 'Edit 7–9 am' }));
    api.serviceAreas = [
      { ...bengaluru, Rev: 5, Templates: [buildTemplate({ Start: '08:00', End: '10:00' })] },
    ];
    await user.click(
      within(screen.getByRole('dialog')).getByRole('button', { name: 'Save window' }),
    );
    expect(
      await screen.findByText('Someone else has changed this plan meanwhile.'),
    ).toBeInTheDocument();
    await user.click(screen.getByText('OK'));
    expect(await screen.findByRole('button', { name: 'Edit 8–10 am' })).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(api.network.requestsTo(slotOperations.saveSlotTemplates)).toHaveLength(1);
  });
  it('one left without a weekday, is asked for one and not sent', async () => {
    api.serviceAreas = [{ ...bengaluru, Templates: [buildTemplate({ Weekdays: [3] })] }];
    const { user } = openTab('templates');
    await user.click(await screen.findByRole('button', { name: 'Edit 7–9 am' }));
    const sheet = within(screen.getByRole('dialog'));
    await user.click(sheet.getByLabelText('Wed'));
    await user.click(sheet.getByText('Save window'));
    expect(sheet.getByText('Choose at least one weekday')).toBeInTheDocument();
    expect(api.network.requestsTo(slotOperations.saveSlotTemplates)).toEqual([]);
  });
  it('a new one, tells how many days get a slot at once; doubled, why it was refused', async () => {
    api.network.respondTo(slotOperations.saveSlotTemplates, () => [
      commandRejected('template-doubled', 'Two times of the same weekday start together.', {}),
    ]);
    const { user } = openTab('templates');
    await user.click(await screen.findByText('Add window'));
    const sheet = within(screen.getByRole('dialog', { name: 'New window for Bengaluru' }));
    fireEvent.change(sheet.getByLabelText('From'), { target: { value: '16:00' } });
    fireEvent.change(sheet.getByLabelText('To'), { target: { value: '18:00' } });
    expect(sheet.getByText(/15 slots are created in Bengaluru immediately/)).toBeInTheDocument();
    await user.click(sheet.getByText('Save window'));
    expect(
      await screen.findByText('Two times of the same weekday start together.'),
    ).toBeInTheDocument();
    expect(api.network.requestsTo(slotOperations.saveSlotTemplates)[0]?.body).toMatchObject({
      Templates: [
        { Start: '07:00' },
        { Start: '16:00', End: '18:00', Weekdays: [0, 1, 2, 3, 4, 5, 6] },
      ],
    });
    await user.click(screen.getByText('OK'));
  });
  it('a new one over the time of another, says so before it is saved; of the same start, why it is not saved', async () => {
    const { user } = openTab('templates');
    await user.click(await screen.findByText('Add window'));
    const sheet = within(screen.getByRole('dialog', { name: 'New window for Bengaluru' }));
    fireEvent.change(sheet.getByLabelText('From'), { target: { value: '08:00' } });
    fireEvent.change(sheet.getByLabelText('To'), { target: { value: '10:00' } });
    expect(sheet.getByText(/Overlaps 7–9 am/)).toBeInTheDocument();
    fireEvent.change(sheet.getByLabelText('From'), { target: { value: '07:00' } });
    await user.click(sheet.getByText('Save window'));
    expect(sheet.getByLabelText('From')).toHaveAccessibleDescription(
      /^A window already starts at this time: 7–9 am/,
    );
    expect(api.network.requestsTo(slotOperations.saveSlotTemplates)).toEqual([]);
  });
  it('the last one ended after a yes that tells what stays, is an empty list', async () => {
    acceptSave();
    const { user } = openTab('templates');
    await user.click(await screen.findByRole('button', { name: 'Delete 7–9 am' }));
    expect(
      await screen.findByText(
        `Delete 7–9 am? 15 open slots are kept, 15 with orders. No slots are created from ${lastDay}.`,
      ),
    ).toBeInTheDocument();
    await confirmYes(user);
    await waitFor(() =>
      expect(api.network.requestsTo(slotOperations.saveSlotTemplates)[0]?.body).toEqual({
        GroupId: 1,
        Rev: 4,
        WeeklyOff: [],
        Templates: [],
      }),
    );
  });
  it('of an area without any, say so; that do not come, offer to try again', async () => {
    api.network.respondTo(slotAdminOperations.listTemplates, () =>
      problemResponse(503, 'unavailable'),
    );
    const { user } = openTab('templates');
    const retry = await screen.findByRole('button', { name: 'Try again' });
    api.network.respondTo(slotAdminOperations.listTemplates, () => [
      { ...bengaluru, Templates: [] },
    ]);
    await user.click(retry);
    expect(await screen.findByText('No windows yet')).toBeInTheDocument();
  });
});

describe('closed days', () => {
  const findForm = async () => within(await screen.findByRole('region', { name: 'Close a day' }));
  it('a day closed, tells before who has a place on it', async () => {
    api.network.respondTo(slotOperations.saveBlackoutDay, ({ body }) => {
      api.closedDays = [{ GroupId: body.GroupId, Date: body.Date, Reason: body.Reason ?? '' }];
      return [commandOk(1, {})];
    });
    const { user } = renderPage(routes, `/admin/slots/days?Date=${addDays(day, 1)}&GroupId=1`);
    const close = await findForm();
    expect(close.getByLabelText('Day')).toHaveValue(addDays(day, 1));
    expect(
      await close.findByText(
        '1 slot closes. 38 orders are kept: notify the customers or cancel the orders. 1 hold can no longer be ordered.',
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
  it('without a day, asks for one and sends nothing', async () => {
    const { user } = openTab('days');
    await user.click((await findForm()).getByRole('button', { name: 'Close this day' }));
    expect((await findForm()).getByText('Choose a day')).toBeInTheDocument();
    expect(api.network.requestsTo(slotOperations.saveBlackoutDay)).toEqual([]);
  });
  it('one opened again after a yes, is gone', async () => {
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
  it('a weekly off, chosen after a yes that counts the orders, is written with the windows of its area', async () => {
    api.network.respondTo(slotOperations.saveSlotTemplates, () => [commandOk(1, {})]);
    const { user } = openTab('days');
    const week = within(await screen.findByRole('group', { name: 'Bengaluru' }));
    const number = weekday(addDays(day, 1));
    const name = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'][number] ?? '';
    await user.click(week.getByRole('checkbox', { name }));
    expect(
      await screen.findByText(new RegExp(`Stop delivery in Bengaluru on every ${name}\\? 40 orders`)),
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
  it('that do not come, offer to try again', async () => {
    api.network.respondTo(slotAdminOperations.listBlackoutDays, () =>
      problemResponse(503, 'unavailable'),
    );
    openTab('days');
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeInTheDocument();
  });
});
