import { addDays, weekday } from '@tokri/contracts';
import { slotAdminOperations, slotOperations } from '@tokri/contracts/http';
import { problem, renderPage } from '@tokri/web-kit/testing';
import { shortDay } from '@tokri/web-kit/ui';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { routes } from '../../../routes.tsx';
import { done, refusal } from '../../../testing/fixtures.ts';
import { day, signedInAs } from '../../../testing/office.ts';
import { aTemplate, bengaluru, openSlotDesk, type SlotDesk } from '../../../testing/slot-desk.ts';

let desk: SlotDesk;
beforeEach(() => {
  desk = openSlotDesk();
  signedInAs('slots');
});
afterEach(() => desk.network.restore());

const open = (tab: string) => renderPage(routes, `/admin/slots/${tab}`);
const yes = async (user: ReturnType<typeof open>['user']) =>
  user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Yes' }));
const lastDay = shortDay(addDays(day, 15));

describe('the templates of an area', () => {
  const saved = () =>
    desk.network.answer(slotOperations.saveSlotTemplates, ({ body }) => [done(body.GroupId, {})]);
  it('listed, tell times, weekdays, capacity, cut-off and charge', async () => {
    desk.groups = [
      {
        ...bengaluru,
        WeeklyOff: [0],
        Templates: [
          aTemplate(),
          aTemplate({
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
    open('templates');
    expect((await screen.findByText('7–9 am')).closest('tr')).toHaveTextContent(
      /Every day40 orders2 h before₹0\.00/,
    );
    expect(screen.getByText('4–6 pm').closest('tr')).toHaveTextContent(
      /Mon, Wed20 orders8 pm, the day before₹25\.001 party differs/,
    );
    expect(screen.getByText(/Weekly off: Sun/)).toBeInTheDocument();
  });
  it('one changed, tells what of the open days stays, and writes all windows of the area', async () => {
    saved();
    const { user } = open('templates');
    await user.click(await screen.findByRole('button', { name: 'Change 7–9 am' }));
    const sheet = within(screen.getByRole('dialog', { name: 'Window 7–9 am' }));
    expect(
      sheet.getByText(/15 slots that are open stay as they are, 15 of them with orders/),
    ).toHaveTextContent(`From ${lastDay} on, days roll by this window.`);
    await user.clear(sheet.getByLabelText('Capacity'));
    await user.type(sheet.getByLabelText('Capacity'), '50');
    await user.click(sheet.getByRole('button', { name: 'Save window' }));
    await waitFor(() =>
      expect(desk.network.callsOf(slotOperations.saveSlotTemplates)[0]?.body).toMatchObject({
        GroupId: 1,
        Rev: 4,
        WeeklyOff: [],
        Templates: [{ Start: '07:00', Count: 50 }],
      }),
    );
    expect(desk.network.callsOf(slotOperations.saveSlots)).toEqual([]);
  });
  it('one changed for the open days, too, is one call that answers how many', async () => {
    desk.network.answer(slotOperations.saveSlotTemplates, ({ body }) => [
      done(body.GroupId, {
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
    const { user } = open('templates');
    await user.click(await screen.findByRole('button', { name: 'Change 7–9 am' }));
    const sheet = within(screen.getByRole('dialog'));
    await user.click(sheet.getByRole('checkbox', { name: /Change the slots that are open, too/ }));
    await user.click(sheet.getByRole('button', { name: 'Save window' }));
    expect(
      (
        await screen.findAllByText(
          `The windows of Bengaluru are saved, and 14 open slots with them. Orders keep coming in for ${shortDay(addDays(day, 2))}: save again.`,
        )
      ).length,
    ).toBeGreaterThan(0);
    expect(
      desk.network.callsOf(slotOperations.saveSlotTemplates).map(({ body }) => body),
    ).toMatchObject([{ Rev: 4, Templates: [{ Start: '07:00', Count: 40, ApplyToSlots: true }] }]);
    expect(desk.network.callsOf(slotOperations.saveSlots)).toEqual([]);
  });
  it('one changed that another planner has changed meanwhile, tells the clash, reads again and wipes nothing out', async () => {
    desk.network.answer(slotOperations.saveSlotTemplates, () => [
      refusal('plan-changed', 'Someone else has changed this plan meanwhile.', {}),
    ]);
    const { user } = open('templates');
    await user.click(await screen.findByRole('button', { name: 'Change 7–9 am' }));
    desk.groups = [
      { ...bengaluru, Rev: 5, Templates: [aTemplate({ Start: '08:00', End: '10:00' })] },
    ];
    await user.click(
      within(screen.getByRole('dialog')).getByRole('button', { name: 'Save window' }),
    );
    expect(
      await screen.findByText('Someone else has changed this plan meanwhile.'),
    ).toBeInTheDocument();
    await user.click(screen.getByText('OK'));
    expect(await screen.findByRole('button', { name: 'Change 8–10 am' })).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(desk.network.callsOf(slotOperations.saveSlotTemplates)).toHaveLength(1);
  });
  it('one left without a weekday, is asked for one and not sent', async () => {
    desk.groups = [{ ...bengaluru, Templates: [aTemplate({ Weekdays: [3] })] }];
    const { user } = open('templates');
    await user.click(await screen.findByRole('button', { name: 'Change 7–9 am' }));
    const sheet = within(screen.getByRole('dialog'));
    await user.click(sheet.getByLabelText('Wed'));
    await user.click(sheet.getByText('Save window'));
    expect(sheet.getByText('Choose at least one weekday')).toBeInTheDocument();
    expect(desk.network.callsOf(slotOperations.saveSlotTemplates)).toEqual([]);
  });
  it('a new one, tells how many days get a slot at once; doubled, why it was refused', async () => {
    desk.network.answer(slotOperations.saveSlotTemplates, () => [
      refusal('template-doubled', 'Two times of the same weekday start together.', {}),
    ]);
    const { user } = open('templates');
    await user.click(await screen.findByText('Add window'));
    const sheet = within(screen.getByRole('dialog', { name: 'New window for Bengaluru' }));
    fireEvent.change(sheet.getByLabelText('From'), { target: { value: '16:00' } });
    fireEvent.change(sheet.getByLabelText('To'), { target: { value: '18:00' } });
    expect(sheet.getByText(/15 days ahead get a slot in Bengaluru at once/)).toBeInTheDocument();
    await user.click(sheet.getByText('Save window'));
    expect(
      await screen.findByText('Two times of the same weekday start together.'),
    ).toBeInTheDocument();
    expect(desk.network.callsOf(slotOperations.saveSlotTemplates)[0]?.body).toMatchObject({
      Templates: [
        { Start: '07:00' },
        { Start: '16:00', End: '18:00', Weekdays: [0, 1, 2, 3, 4, 5, 6] },
      ],
    });
    await user.click(screen.getByText('OK'));
  });
  it('a new one over the time of another, says so before it is saved; of the same start, why it is not saved', async () => {
    const { user } = open('templates');
    await user.click(await screen.findByText('Add window'));
    const sheet = within(screen.getByRole('dialog', { name: 'New window for Bengaluru' }));
    fireEvent.change(sheet.getByLabelText('From'), { target: { value: '08:00' } });
    fireEvent.change(sheet.getByLabelText('To'), { target: { value: '10:00' } });
    expect(sheet.getByText(/It overlaps 7–9 am/)).toBeInTheDocument();
    fireEvent.change(sheet.getByLabelText('From'), { target: { value: '07:00' } });
    await user.click(sheet.getByText('Save window'));
    expect(sheet.getByLabelText('From')).toHaveAccessibleDescription(
      /^A window starts then already: 7–9 am/,
    );
    expect(desk.network.callsOf(slotOperations.saveSlotTemplates)).toEqual([]);
  });
  it('the last one ended after a yes that tells what stays, is an empty list', async () => {
    saved();
    const { user } = open('templates');
    await user.click(await screen.findByRole('button', { name: 'End 7–9 am' }));
    expect(
      await screen.findByText(
        `End 7–9 am? 15 slots that are open stay, 15 of them with orders. From ${lastDay} on there are none.`,
      ),
    ).toBeInTheDocument();
    await yes(user);
    await waitFor(() =>
      expect(desk.network.callsOf(slotOperations.saveSlotTemplates)[0]?.body).toEqual({
        GroupId: 1,
        Rev: 4,
        WeeklyOff: [],
        Templates: [],
      }),
    );
  });
  it('of an area without any, say so; that do not come, offer to try again', async () => {
    desk.network.answer(slotAdminOperations.listTemplates, () => problem(503, 'unavailable'));
    const { user } = open('templates');
    const retry = await screen.findByRole('button', { name: 'Try again' });
    desk.network.answer(slotAdminOperations.listTemplates, () => [{ ...bengaluru, Templates: [] }]);
    await user.click(retry);
    expect(await screen.findByText('Nothing rolls here yet')).toBeInTheDocument();
  });
});

describe('closed days', () => {
  const form = async () => within(await screen.findByRole('region', { name: 'Close a day' }));
  it('a day closed, tells before who has a place on it', async () => {
    desk.network.answer(slotOperations.saveBlackoutDay, ({ body }) => {
      desk.closedDays = [{ GroupId: body.GroupId, Date: body.Date, Reason: body.Reason ?? '' }];
      return [done(1, {})];
    });
    const { user } = renderPage(routes, `/admin/slots/days?Date=${addDays(day, 1)}&GroupId=1`);
    const close = await form();
    expect(close.getByLabelText('Day')).toHaveValue(addDays(day, 1));
    expect(
      await close.findByText(
        '1 slot closes. 38 orders stay: tell their customers, or cancel them. 1 held place can no more be ordered.',
      ),
    ).toBeInTheDocument();
    await user.type(close.getByLabelText('Reason'), 'Diwali');
    await user.click(close.getByRole('button', { name: 'Close this day' }));
    expect(await screen.findByRole('alertdialog')).toHaveTextContent(
      /No delivery on .* \(Bengaluru\)\? 1 slot closes\. 38 orders stay/,
    );
    expect(desk.network.callsOf(slotOperations.saveBlackoutDay)).toEqual([]);
    await yes(user);
    expect((await screen.findByText('Diwali')).closest('tr')).toHaveTextContent(/Bengaluru/);
    expect(desk.network.callsOf(slotOperations.saveBlackoutDay)[0]?.body).toEqual({
      GroupId: 1,
      Date: addDays(day, 1),
      Closed: true,
      Reason: 'Diwali',
    });
  });
  it('without a day, asks for one and sends nothing', async () => {
    const { user } = open('days');
    await user.click((await form()).getByRole('button', { name: 'Close this day' }));
    expect((await form()).getByText('Choose a day')).toBeInTheDocument();
    expect(desk.network.callsOf(slotOperations.saveBlackoutDay)).toEqual([]);
  });
  it('one opened again after a yes, is gone', async () => {
    desk.closedDays = [{ GroupId: 0, Date: addDays(day, 3), Reason: 'Stock taking' }];
    desk.network.answer(slotOperations.saveBlackoutDay, () => {
      desk.closedDays = [];
      return [done(1, {})];
    });
    const { user } = open('days');
    await user.click(await screen.findByRole('button', { name: /^Open again: .*, All areas$/ }));
    await user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'OK' }),
    );
    expect(await screen.findByText('Every day is delivered')).toBeInTheDocument();
    expect(desk.network.callsOf(slotOperations.saveBlackoutDay)[0]?.body).toMatchObject({
      GroupId: 0,
      Closed: false,
    });
  });
  it('a weekly off, chosen after a yes that counts the orders, is written with the windows of its area', async () => {
    desk.network.answer(slotOperations.saveSlotTemplates, () => [done(1, {})]);
    const { user } = open('days');
    const week = within(await screen.findByRole('group', { name: 'Bengaluru' }));
    const number = weekday(addDays(day, 1));
    const name = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'][number] ?? '';
    await user.click(week.getByRole('checkbox', { name }));
    expect(
      await screen.findByText(new RegExp(`No delivery in Bengaluru on any ${name}\\? 40 orders`)),
    ).toBeInTheDocument();
    await yes(user);
    await waitFor(() =>
      expect(desk.network.callsOf(slotOperations.saveSlotTemplates)[0]?.body).toMatchObject({
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
    desk.network.answer(slotAdminOperations.listBlackoutDays, () => problem(503, 'unavailable'));
    open('days');
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeInTheDocument();
  });
});
