import { addDays } from '@tokri/contracts/dates';
import { slotAdminOperations, slotOperations } from '@tokri/contracts/api';
import { rejectAsOffline, problemResponse, renderPage } from '@tokri/web-kit/testing';
import { formatDate } from '@tokri/web-kit/ui';
import { screen, waitFor, within } from '@testing-library/react';
import { routes } from '../../../routes.tsx';
import { commandOk, commandRejected } from '../../../testing/fixtures.ts';
import { day, pageResponse, signInAs } from '../../../testing/fake-admin-api.ts';
import { setupSlotsApi, type FakeSlotsApi } from '../../../testing/fake-slots-api.ts';

let api: FakeSlotsApi;
beforeEach(() => {
  api = setupSlotsApi();
  signInAs('slots', 'pincodes');
});
afterEach(() => api.network.restore());

const openTab = (tab: string) => renderPage(routes, `/admin/slots/${tab}`);

describe('the waiting list', () => {
  it('tells of each slot who waits and until when a place is offered, by number and never by phone', async () => {
    api.utilisation = api.utilisation.map((slot) =>
      slot.Id === 101 ? { ...slot, State: 'Full', Offered: 1, Waiting: 1 } : slot,
    );
    api.waitlist = [
      { Position: 0, UserId: 70, Items: 2, Since: null, OfferUntil: '2026-11-21T10:10:00+05:30' },
      { Position: 1, UserId: 71, Items: 1, Since: `${day}T05:00:00+05:30`, OfferUntil: null },
    ];
    openTab('waiting');
    expect(await screen.findByText(/•: offer made\./)).toBeInTheDocument();
    const line = within(
      await screen.findByRole('region', {
        name: new RegExp(`^${formatDate(addDays(day, 1))}, 7–9 am`),
      }),
    );
    expect((await line.findAllByRole('listitem')).map((one) => one.textContent)).toEqual([
      '•Customer 70, 2 itemsOffered until 10:10 am',
      '1Customer 71, 1 item since 5:00 am',
    ]);
    expect(line.getByText('1 waiting, 1 offered')).toBeInTheDocument();
    expect(
      api.network.requestsTo(slotAdminOperations.listWaits).map(({ query }) => query.SlotId),
    ).toEqual(['101']);
  });
  it('with nobody in it, says so', async () => {
    openTab('waiting');
    expect(await screen.findByText('The waitlist is empty')).toBeInTheDocument();
  });
  it('that does not come, offers to try again', async () => {
    api.network.respondTo(slotAdminOperations.listSlotFill, rejectAsOffline);
    openTab('waiting');
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeInTheDocument();
  });
});

describe('pincodes', () => {
  const findForm = async () =>
    within(await screen.findByRole('region', { name: 'Open or close pincodes' }));
  const pastePincodes = async (user: ReturnType<typeof openTab>['user'], text: string) => {
    const fields = await findForm();
    await user.click(fields.getByLabelText('Pincodes'));
    await user.paste(text);
    return fields;
  };
  const clickButton = async (user: ReturnType<typeof openTab>['user'], name: string) =>
    user.click((await findForm()).getByRole('button', { name }));
  it('listed, stand by area with their State and how many they are', async () => {
    openTab('pincodes');
    const area = within(await screen.findByRole('region', { name: 'Chennai Tamil Nadu' }));
    expect(area.getByText('600001–600020')).toBeInTheDocument();
    expect(area.getAllByText('20 pincodes')).toHaveLength(2);
  });
  it('pasted, are joined to ranges, opened one by one, and each tells what changed or which rule it broke', async () => {
    api.network.respondTo(slotOperations.openPincodes, ({ query }) => [
      query.start === '700001'
        ? commandRejected('other-group', 'Some of these pincodes belong to another group.', {
            Added: 0,
            AlreadyOpen: 0,
          })
        : commandOk(1, { Added: 8, AlreadyOpen: 2 }),
    ]);
    const { user } = openTab('pincodes');
    const fields = await pastePincodes(user, '560111-560115\n560116, 560117 to 560120\n700001');
    expect(fields.getByText('2 ranges, 11 pincodes')).toBeInTheDocument();
    await clickButton(user, 'Open pincodes');
    const results = within(await fields.findByRole('list', { name: 'Results' }));
    await waitFor(() =>
      expect(results.getAllByRole('listitem').map((one) => one.textContent)).toEqual([
        '560111–560120: 8 opened, 2 already open',
        '700001: Some of these pincodes belong to another group.',
      ]),
    );
    expect(api.network.requestsTo(slotOperations.openPincodes)[0]?.query).toEqual({
      start: '560111',
      end: '560120',
      UserId: '7',
      groupid: '1',
    });
  });
  it.each([
    ['56003 Indiranagar', /Not valid: 56003, Indiranagar/],
    ['', 'Enter at least one pincode'],
    [
      Array.from({ length: 51 }, (_, at) => 560_000 + at * 2).join(' '),
      'At most 50 ranges at once',
    ],
  ])('as %j, are refused by name and rule, and nothing is sent', async (text, words) => {
    const { user } = openTab('pincodes');
    await findForm();
    if (text) await pastePincodes(user, text);
    await clickButton(user, 'Open pincodes');
    expect((await findForm()).getByText(words)).toBeInTheDocument();
    expect((await findForm()).getByLabelText('Pincodes')).toBeInvalid();
    expect(api.network.requestsTo(slotOperations.openPincodes)).toEqual([]);
  });
  it('of a new area, need its name and State; its id comes with the first that opens, the others are opened for it', async () => {
    api.servedPincodes = [];
    api.network.respondTo(slotOperations.openPincodes, ({ query }) => [
      query.start === '400001'
        ? commandRejected('other-group', 'Some of these pincodes belong to another group.', {
            Added: 0,
            AlreadyOpen: 0,
          })
        : commandOk(31, { Added: 1, AlreadyOpen: 0 }),
    ]);
    const { user } = openTab('pincodes');
    const fields = await pastePincodes(user, '400001 400011 400021');
    await clickButton(user, 'Open pincodes');
    expect(fields.getByText('Enter a name')).toBeInTheDocument();
    expect(fields.getByText('Choose a State')).toBeInTheDocument();
    await user.type(fields.getByLabelText('Area name'), 'Mumbai');
    await user.selectOptions(fields.getByLabelText('State'), 'Maharashtra');
    await clickButton(user, 'Open pincodes');
    await waitFor(() =>
      expect(
        api.network
          .requestsTo(slotOperations.openPincodes)
          .map(({ query }) => [query.start, query.groupid, query.GroupName, query.StateCode]),
      ).toEqual([
        ['400001', '0', 'Mumbai', '27'],
        ['400011', '0', 'Mumbai', '27'],
        ['400021', '31', 'Mumbai', '27'],
      ]),
    );
    expect(api.network.requestsTo(slotAdminOperations.listTemplates)).toEqual([]);
  });
  it('closed after a yes, go by the row that closes; what did not get through ends it', async () => {
    api.network.respondTo(slotOperations.changePincodes, ({ body }) =>
      body.PincodeFrom === '560050' ? problemResponse(503, 'unavailable') : [commandOk(1, {})],
    );
    const { user } = openTab('pincodes');
    await user.click((await findForm()).getByRole('radio', { name: 'Close pincodes' }));
    const fields = await pastePincodes(user, '560040 560050 560060 560070');
    await clickButton(user, 'Close pincodes');
    await user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Yes' }),
    );
    await waitFor(() =>
      expect(fields.getAllByRole('listitem').map((one) => one.textContent)).toEqual([
        '560040: closed',
        '560050: unavailable',
        '560060: 2 ranges were not processed',
      ]),
    );
    expect(api.network.requestsTo(slotOperations.changePincodes)[0]?.body).toEqual({
      GroupId: 1,
      PincodeFrom: '560040',
      PincodeTo: '560040',
      Status: 0,
    });
  });
  it('that do not come, offer to try again', async () => {
    api.network.respondTo(slotOperations.listPincodes, () => problemResponse(503, 'unavailable'));
    openTab('pincodes');
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeInTheDocument();
  });
});

describe('charges', () => {
  const charge = {
    Id: 5,
    PincodeFrom: '560001',
    PincodeTo: '560110',
    PartyId: 0,
    Charge: 40,
    FreeAbove: 499,
    TaxPercent: 18,
    HSN: '9965',
    Tax: 7.2,
  };
  it('listed, tell place, party, tax and from what sum it is free', async () => {
    api.network.respondTo(slotOperations.listCharges, () =>
      pageResponse([charge, { ...charge, Id: 6, PartyId: 7, Charge: 0, FreeAbove: 0, Tax: 0 }]),
    );
    openTab('charges');
    const rows = (await screen.findAllByRole('row')).slice(1).map((row) => row.textContent);
    expect(rows[0]).toMatch(/560001–560110Everyone₹40\.00\+ ₹7\.20 GST \(18%\).*₹499\.00/);
    expect(rows[1]).toMatch(/Party 7₹0\.00.*Always free/);
  });
  it('one changed with wrong values, names each field and rule; well, is written', async () => {
    api.network.respondTo(slotOperations.listCharges, () => pageResponse([charge]));
    api.network.respondTo(slotOperations.saveCharge, () => [commandOk(5, {})]);
    const { user } = openTab('charges');
    await user.click(
      await screen.findByRole('button', { name: 'Edit 560001–560110, Everyone' }),
    );
    const sheet = within(screen.getByRole('dialog', { name: 'Edit charge' }));
    const fillField = async (label: string, text: string) => {
      await user.clear(sheet.getByLabelText(label));
      await user.type(sheet.getByLabelText(label), text);
    };
    await fillField('To pincode', '550000');
    await fillField('Charge (₹)', 'free');
    await user.click(sheet.getByRole('button', { name: 'Save charge' }));
    expect(sheet.getByText('Must not be below the first pincode')).toBeInTheDocument();
    expect(sheet.getByText('Enter rupees with at most two decimals')).toBeInTheDocument();
    await fillField('To pincode', '560110');
    await fillField('Charge (₹)', '49.50');
    await user.type(sheet.getByLabelText('Party number'), '7');
    await user.click(sheet.getByRole('button', { name: 'Save charge' }));
    await waitFor(() =>
      expect(api.network.requestsTo(slotOperations.saveCharge)[0]?.body).toEqual({
        Id: 5,
        PincodeFrom: '560001',
        PincodeTo: '560110',
        PartyId: 7,
        Charge: 49.5,
        FreeAbove: 499,
      }),
    );
    // The list may be kept for half a minute: who changes it must not be shown what stood there before.
    await waitFor(() =>
      expect(api.network.requestsTo(slotOperations.listCharges).map(({ cache }) => cache)).toEqual([
        'reload',
        'reload',
      ]),
    );
  });
  it('none, say that delivery is free', async () => {
    api.network.respondTo(slotOperations.listCharges, () => pageResponse([]));
    openTab('charges');
    expect(await screen.findByText('Delivery is free everywhere')).toBeInTheDocument();
  });
  it('that do not come, offer to try again', async () => {
    api.network.respondTo(slotOperations.listCharges, () => problemResponse(503, 'unavailable'));
    openTab('charges');
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeInTheDocument();
  });
});
