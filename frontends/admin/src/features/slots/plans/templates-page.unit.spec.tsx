import { addDays } from '@tokri/contracts/dates';
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

describe('TemplatesPage', () => {
  const acceptSave = () =>
    api.network.respondTo(slotOperations.saveSlotTemplates, ({ body }) => [
      commandOk(body.GroupId, {}),
    ]);
  it('lists times, weekdays, capacity, cut-off and charge of each template', async () => {
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
      /Every day40 ordersOrder by: 2 h beforeCharge ₹0\.00/,
    );
    expect(screen.getByText('4–6 pm').closest('tr')).toHaveTextContent(
      /Mon, Wed20 ordersOrder by: 8 pm, the day beforeCharge ₹25\.001 party charge/,
    );
    expect(screen.getByText(/Weekly off: Sun/)).toBeInTheDocument();
  });
  it('previews unchanged slots and saves all templates of the area', async () => {
    acceptSave();
    const { user } = openTab('templates');
    await user.click(await screen.findByRole('button', { name: 'Edit 7–9 am' }));
    const sheet = within(screen.getByRole('dialog', { name: 'Weekly slot 7–9 am' }));
    expect(sheet.getByText(/15 open slots do not change, 15 with orders/)).toHaveTextContent(
      `Applies to slots from ${lastDay}.`,
    );
    await user.clear(sheet.getByLabelText('Capacity'));
    await user.type(sheet.getByLabelText('Capacity'), '50');
    await user.click(sheet.getByRole('button', { name: 'Save weekly slot' }));
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
  it('updates open slots in the same request and reports how many changed', async () => {
    api.network.respondTo(slotOperations.saveSlotTemplates, ({ body }) => [
      commandOk(body.GroupId, {
        Rev: 5,
        Changed: 14,
        Refused: [
          {
            Date: addDays(day, 2),
            Start: '07:00',
            Code: 'slot-busy',
            Message: 'New orders keep coming in for this slot. Save again.',
          },
        ],
      }),
    ]);
    const { user } = openTab('templates');
    await user.click(await screen.findByRole('button', { name: 'Edit 7–9 am' }));
    const sheet = within(screen.getByRole('dialog'));
    await user.click(sheet.getByRole('checkbox', { name: /Also update open slots/ }));
    await user.click(sheet.getByRole('button', { name: 'Save weekly slot' }));
    expect(
      (
        await screen.findAllByText(
          'Weekly slots of Bengaluru saved, 14 open slots updated. Not updated because new orders keep ' +
            `coming in: ${formatDate(addDays(day, 2))}. Save again.`,
        )
      ).length,
    ).toBeGreaterThan(0);
    expect(
      api.network.requestsTo(slotOperations.saveSlotTemplates).map(({ body }) => body),
    ).toMatchObject([{ Rev: 4, Templates: [{ Start: '07:00', Count: 40, ApplyToSlots: true }] }]);
    expect(api.network.requestsTo(slotOperations.saveSlots)).toEqual([]);
  });
  it('reports a concurrent change, reloads the plan and overwrites nothing', async () => {
    api.network.respondTo(slotOperations.saveSlotTemplates, () => [
      commandRejected('plan-changed', 'Someone else has changed this plan meanwhile.', {}),
    ]);
    const { user } = openTab('templates');
    await user.click(await screen.findByRole('button', { name: 'Edit 7–9 am' }));
    api.serviceAreas = [
      { ...bengaluru, Rev: 5, Templates: [buildTemplate({ Start: '08:00', End: '10:00' })] },
    ];
    await user.click(
      within(screen.getByRole('dialog')).getByRole('button', { name: 'Save weekly slot' }),
    );
    expect(
      await screen.findByText('Someone else has changed this plan meanwhile.'),
    ).toBeInTheDocument();
    await user.click(screen.getByText('OK'));
    expect(await screen.findByRole('button', { name: 'Edit 8–10 am' })).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(api.network.requestsTo(slotOperations.saveSlotTemplates)).toHaveLength(1);
  });
  it('requires at least one weekday', async () => {
    api.serviceAreas = [{ ...bengaluru, Templates: [buildTemplate({ Weekdays: [3] })] }];
    const { user } = openTab('templates');
    await user.click(await screen.findByRole('button', { name: 'Edit 7–9 am' }));
    const sheet = within(screen.getByRole('dialog'));
    await user.click(sheet.getByLabelText('Wed'));
    await user.click(sheet.getByText('Save weekly slot'));
    expect(sheet.getByText('Choose at least one weekday')).toBeInTheDocument();
    expect(api.network.requestsTo(slotOperations.saveSlotTemplates)).toEqual([]);
  });
  it('previews the slots of a new template and shows why it was rejected', async () => {
    api.network.respondTo(slotOperations.saveSlotTemplates, () => [
      commandRejected('template-doubled', 'Two times of the same weekday start together.', {}),
    ]);
    const { user } = openTab('templates');
    await user.click(await screen.findByText('Add weekly slot'));
    const sheet = within(screen.getByRole('dialog', { name: 'New weekly slot for Bengaluru' }));
    fireEvent.change(sheet.getByLabelText('From'), { target: { value: '16:00' } });
    fireEvent.change(sheet.getByLabelText('To'), { target: { value: '18:00' } });
    expect(sheet.getByText(/15 slots are created in Bengaluru immediately/)).toBeInTheDocument();
    await user.click(sheet.getByText('Save weekly slot'));
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
  it('warns about an overlapping template and rejects one with the same start', async () => {
    const { user } = openTab('templates');
    await user.click(await screen.findByText('Add weekly slot'));
    const sheet = within(screen.getByRole('dialog', { name: 'New weekly slot for Bengaluru' }));
    fireEvent.change(sheet.getByLabelText('From'), { target: { value: '08:00' } });
    fireEvent.change(sheet.getByLabelText('To'), { target: { value: '10:00' } });
    expect(sheet.getByText(/Overlaps 7–9 am/)).toBeInTheDocument();
    fireEvent.change(sheet.getByLabelText('From'), { target: { value: '07:00' } });
    await user.click(sheet.getByText('Save weekly slot'));
    expect(sheet.getByLabelText('From')).toHaveAccessibleDescription(
      /^A weekly slot already starts at this time: 7–9 am/,
    );
    expect(api.network.requestsTo(slotOperations.saveSlotTemplates)).toEqual([]);
  });
  it('deletes the last template after a confirmation that counts the open slots', async () => {
    acceptSave();
    const { user } = openTab('templates');
    await user.click(await screen.findByRole('button', { name: 'Delete 7–9 am' }));
    expect(
      await screen.findByText(
        'Delete 7–9 am? 15 open slots are kept, 15 with orders. ' +
          `No slots are created from ${lastDay}.`,
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
  it('offers a retry, then shows an empty state without templates', async () => {
    api.network.respondTo(slotAdminOperations.listTemplates, () =>
      problemResponse(503, 'unavailable'),
    );
    const { user } = openTab('templates');
    const retry = await screen.findByRole('button', { name: 'Try again' });
    api.network.respondTo(slotAdminOperations.listTemplates, () => [
      { ...bengaluru, Templates: [] },
    ]);
    await user.click(retry);
    expect(await screen.findByText('No weekly slots yet')).toBeInTheDocument();
  });
});
