import { addDays } from '@tokri/contracts/dates';
import { slotAdminOperations, slotOperations } from '@tokri/contracts/api';
import { rejectAsOffline, problemResponse, renderPage } from '@tokri/web-kit/testing';
import { formatDate } from '@tokri/web-kit/ui';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { routes } from '../../../routes.tsx';
import { commandOk } from '../../../testing/fixtures.ts';
import { day, pageResponse, signInAs } from '../../../testing/fake-admin-api.ts';
import {
  buildSlotUsage,
  bengaluru,
  setupSlotsApi,
  type FakeSlotsApi,
} from '../../../testing/fake-slots-api.ts';

let api: FakeSlotsApi;
beforeEach(() => {
  api = setupSlotsApi();
  signInAs('slots', 'pincodes');
});
afterEach(() => api.network.restore());

const openPage = (path = '/admin/slots') => renderPage(routes, path);
const tomorrow = `${formatDate(addDays(day, 1))}, 7–9 am: 38 of 40 booked, 1 held, Open`;
/** The link whose words for those who listen are these. */
const findCell = async (words: string | RegExp = tomorrow): Promise<HTMLElement> =>
  (await screen.findByText(words)).closest('a') as HTMLElement;

describe('who comes to the slots', () => {
  it('staff for slots only, at the door, come here and see no other area', async () => {
    openPage('/admin');
    expect(await screen.findByRole('heading', { level: 1, name: 'Slots' })).toBeInTheDocument();
    const menu = screen.getByRole('navigation', { name: 'Admin' });
    expect(
      within(menu)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['Slots', 'Go to shop']);
  });
  it('staff for pincodes only, come to pincodes and see the parts that are theirs', async () => {
    signInAs('pincodes');
    openPage();
    expect(await screen.findByRole('heading', { level: 1, name: 'Pincodes' })).toBeInTheDocument();
    expect(
      within(screen.getByRole('navigation', { name: 'Slot management' }))
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['Pincodes', 'Charges']);
    expect(api.network.requestsTo(slotAdminOperations.listSlotFill)).toEqual([]);
  });
});

describe('the heat map', () => {
  it('opened, tells of every cell its day, time, orders, holds and state', async () => {
    openPage();
    expect(await findCell()).toHaveTextContent('38/40+1');
    expect(
      await findCell(`${formatDate(day)}, 7–9 am: 38 of 40 booked, 1 held, Past cut-off`),
    ).toBeInTheDocument();
    expect(screen.getByText('0 people waiting')).toBeInTheDocument();
  });
  it.each(['2026-02-30', '9999-12-31'])(
    'from %s, a day without a week, begins today',
    async (from) => {
      openPage(`/admin/slots?From=${from}`);
      expect(await findCell()).toBeInTheDocument();
    },
  );
  it('by keyboard, has one door; the arrows move over its cells, Enter opens one', async () => {
    const { user } = openPage();
    const first = await findCell(/7–9 am.*Past cut-off$/);
    act(() => first.focus());
    await user.keyboard('{ArrowRight}');
    expect(await findCell()).toHaveFocus();
    await user.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(await findCell(/7–9 am.*Past cut-off$/)).toHaveFocus();
    const table = screen.getByRole('table', { name: /^Bookings and capacity/ });
    expect([...table.querySelectorAll('a')].filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(
      1,
    );
    await user.keyboard('{End}');
    expect(await findCell(new RegExp(`^${formatDate(addDays(day, 6))}, 7–9 am`))).toHaveFocus();
    await user.keyboard('{Home}');
    expect(await findCell(/7–9 am.*Past cut-off$/)).toHaveFocus();
    await user.keyboard('{ArrowRight}{Enter}');
    expect(
      await screen.findByRole('complementary', { name: `${formatDate(addDays(day, 1))}, 7–9 am` }),
    ).toBeInTheDocument();
  });
  it('the week after, chosen, shows its days; the calendar leads to any of the days ahead', async () => {
    const { user } = openPage();
    await findCell();
    await user.click(screen.getByRole('button', { name: 'Next week' }));
    expect(
      await findCell(new RegExp(`^${formatDate(addDays(day, 7))}, 7–9 am`)),
    ).toBeInTheDocument();
    expect(screen.queryByText(tomorrow)).toBeNull();
    const calendar = screen.getByRole('navigation', { name: 'Days ahead' });
    const days = within(calendar).getAllByRole('link');
    expect(days).toHaveLength(15);
    await user.click(days[1] as HTMLElement);
    expect(await findCell()).toBeInTheDocument();
  });
  it('wider than its place, says that there are more days', async () => {
    const wide = jest.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(600);
    openPage();
    await findCell();
    expect(screen.getByText('Scroll sideways for more days')).toBeInTheDocument();
    wide.mockRestore();
  });
  it.each([
    ['SlotId=99999', 'Slot 99999 does not exist on these days.'],
    ['GroupId=999', 'Area 999 does not exist. Showing Bengaluru.'],
  ])('asked for %s, which is not there, says so', async (query, words) => {
    openPage(`/admin/slots?${query}`);
    await findCell();
    expect(screen.getByText(words)).toBeInTheDocument();
  });
  it('of all areas, has a row an area that leads to its slots', async () => {
    const { user } = openPage();
    await findCell();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Area' }), 'All areas');
    await user.click(
      await findCell(
        `Bengaluru, ${formatDate(addDays(day, 1))}: 38 of 40 booked, 1 held, 0 slots full`,
      ),
    );
    expect(await findCell()).toBeInTheDocument();
  });
  it('of an area without slots, says so', async () => {
    const { user } = openPage();
    await findCell();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Area' }), 'Chennai');
    expect(await screen.findByText('No slots on these days')).toBeInTheDocument();
  });
  it('without any area, leads to the pincodes', async () => {
    api.serviceAreas = [];
    openPage();
    expect(await screen.findByRole('link', { name: 'Open pincodes' })).toHaveAttribute(
      'href',
      '/admin/slots/pincodes',
    );
  });
  it.each([
    ['refused by a service that is down', () => problemResponse(503, 'unavailable')],
    ['asked for without a network', rejectAsOffline],
  ])('%s, offers to try again', async (_why, answer) => {
    api.network.respondTo(slotAdminOperations.listSlotFill, answer);
    const { user } = openPage();
    const retry = await screen.findByRole('button', { name: 'Try again' });
    api.network.respondTo(slotAdminOperations.listSlotFill, () => pageResponse(api.utilisation));
    await user.click(retry);
    expect(await findCell()).toBeInTheDocument();
  });
  it('more rows than one answer holds, is read to its end', async () => {
    api.network.respondTo(slotAdminOperations.listSlotFill, ({ query }) =>
      pageResponse(
        query.page === '1' ? api.utilisation.slice(0, 1) : api.utilisation.slice(1),
        api.utilisation.length,
      ),
    );
    openPage();
    expect(await findCell()).toBeInTheDocument();
    expect(screen.queryByText(/rows could be loaded/)).toBeNull();
    expect(screen.getByRole('button', { name: /^Export/ })).toBeEnabled();
  });
  it.each([
    ['that ends before its last row', (calls: number) => (calls === 1 ? 1 : 0), 1, 2],
    ['longer than one screen reads', () => 1, 20, 20],
  ] as const)(
    'a list %s, says what is missing and gives no file',
    async (_what, rowsOf, rows, calls) => {
      let asked = 0;
      api.network.respondTo(slotAdminOperations.listSlotFill, () =>
        pageResponse(
          rowsOf((asked += 1)) > 0
            ? [buildSlotUsage({ Id: 100 + asked, Start: `0${asked % 9}:00` })]
            : [],
          4001,
        ),
      );
      openPage();
      expect(await screen.findByRole('alert')).toHaveTextContent(
        `Only ${rows} of 4,001 rows could be loaded.`,
      );
      expect(api.network.requestsTo(slotAdminOperations.listSlotFill)).toHaveLength(calls);
      expect(screen.getByRole('button', { name: /^Export/ })).toBeDisabled();
    },
  );
});

describe('a slot that is added', () => {
  it('without times or backwards, asks for them; well, is written for its day', async () => {
    api.network.respondTo(slotOperations.saveSlots, () => [commandOk(500, {})]);
    const { user } = openPage();
    await user.click(await screen.findByRole('button', { name: 'Add slot' }));
    const sheet = within(screen.getByRole('dialog', { name: 'Add a slot for one day' }));
    await user.click(sheet.getByRole('button', { name: 'Add slot' }));
    expect(sheet.getAllByText('Enter a time')).toHaveLength(2);
    const time = (label: string, value: string) =>
      fireEvent.change(sheet.getByLabelText(label), { target: { value } });
    time('From', '18:00');
    time('To', '17:00');
    await user.click(sheet.getByText('Add slot'));
    expect(sheet.getByLabelText('To')).toHaveAccessibleDescription('End time must be after start time');
    expect(sheet.getByLabelText('From')).toBeValid();
    time('To', '20:00');
    await user.click(sheet.getByText('Add slot'));
    await waitFor(() =>
      expect(api.network.requestsTo(slotOperations.saveSlots)[0]?.body).toEqual({
        GroupId: bengaluru.GroupId,
        Slots: [
          {
            Date: day,
            Start: '18:00',
            End: '20:00',
            Count: 20,
            Fee: 0,
            MinimumOrder: 0,
            PartyFees: [],
            CutOffMinutes: 120,
          },
        ],
      }),
    );
  });
});

describe('a slot that is added to a day', () => {
  const openAddSlotSheet = async (times: Readonly<Record<string, string>>) => {
    const { user } = openPage();
    await user.click(await screen.findByRole('button', { name: 'Add slot' }));
    const sheet = within(screen.getByRole('dialog', { name: 'Add a slot for one day' }));
    Object.entries(times).forEach(([label, value]) =>
      fireEvent.change(sheet.getByLabelText(label), { target: { value } }),
    );
    return { user, sheet };
  };
  it('that is over, names the day', async () => {
    const { user, sheet } = await openAddSlotSheet({
      Day: '2020-01-01',
      From: '18:00',
      To: '20:00',
    });
    await user.click(sheet.getByText('Add slot'));
    expect(sheet.getByLabelText('Day')).toHaveAccessibleDescription(/Choose today or later/);
    expect(api.network.requestsTo(slotOperations.saveSlots)).toEqual([]);
  });
  it('over the time of another, says so before it is saved, and may be saved', async () => {
    api.network.respondTo(slotOperations.saveSlots, () => [commandOk(500, {})]);
    const { user, sheet } = await openAddSlotSheet({ From: '08:00', To: '10:00' });
    expect(
      await sheet.findByText(/Overlaps 7–9 am\. Customers can choose either slot/),
    ).toBeInTheDocument();
    await user.click(sheet.getByText('Add slot'));
    await waitFor(() => expect(api.network.requestsTo(slotOperations.saveSlots)).toHaveLength(1));
  });
  it('that has one of this start, says so and changes nothing of it', async () => {
    const { user, sheet } = await openAddSlotSheet({ From: '07:00', To: '10:00' });
    await waitFor(() =>
      expect(
        api.network
          .requestsTo(slotAdminOperations.listSlotFill)
          .some(({ query }) => query.FromDate === day && query.ToDate === day),
      ).toBe(true),
    );
    await user.click(sheet.getByText('Add slot'));
    expect(
      await sheet.findByText(/A slot already starts at this time: 7–9 am/),
    ).toBeInTheDocument();
    expect(api.network.requestsTo(slotOperations.saveSlots)).toEqual([]);
  });
  it('typed and left, asks first', async () => {
    const { user, sheet } = await openAddSlotSheet({ From: '08:00' });
    await user.click(sheet.getByRole('button', { name: 'Back' }));
    await user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'No' }),
    );
    expect(sheet.getByLabelText('From')).toHaveValue('08:00');
    await user.click(sheet.getByRole('button', { name: 'Back' }));
    await user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Yes' }),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

describe('the exported file', () => {
  it('has the slots that are shown, told apart by their area', async () => {
    const { toCsvRows: fillRows } = await import('./export-slots.ts');
    const [head, row] = fillRows(
      [buildSlotUsage({ Date: '2026-11-22', CutOffAt: '2026-11-22T05:00:00.000+05:30' })],
      [bengaluru],
    );
    expect(head?.slice(0, 4)).toEqual(['Area', 'Day', 'From', 'To']);
    expect(row).toEqual([
      'Bengaluru',
      '22 Nov 2026',
      '07:00',
      '09:00',
      'Open',
      40,
      38,
      1,
      0,
      0,
      1,
      0,
      0,
      0,
      '22 Nov 2026 05:00',
    ]);
  });
});
