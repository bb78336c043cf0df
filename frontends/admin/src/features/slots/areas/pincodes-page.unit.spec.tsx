import { slotAdminOperations, slotOperations } from '@tokri/contracts/api';
import { problemResponse, renderPage } from '@tokri/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { routes } from '../../../routes.tsx';
import { commandOk, commandRejected } from '../../../testing/fixtures.ts';
import { expectDiscardQuestion } from '../../../testing/discard-question.ts';
import { signInAs } from '../../../testing/fake-admin-api.ts';
import { setupSlotsApi, type FakeSlotsApi } from '../../../testing/fake-slots-api.ts';

let api: FakeSlotsApi;
beforeEach(() => {
  api = setupSlotsApi();
  signInAs('slots', 'pincodes');
});
afterEach(() => api.network.restore());

const openTab = (tab: string) => renderPage(routes, `/admin/slots/${tab}`);

describe('PincodesPage', () => {
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
  it('lists ranges by area with State and pincode count', async () => {
    openTab('pincodes');
    const area = within(await screen.findByRole('region', { name: 'Chennai Tamil Nadu' }));
    expect(area.getByText('600001–600020')).toBeInTheDocument();
    expect(area.getAllByText('20 pincodes')).toHaveLength(2);
  });
  it('asks before pasted pincodes are discarded', async () => {
    const { user } = openTab('pincodes');
    await pastePincodes(user, '560111');
    await expectDiscardQuestion(async () =>
      user.click(screen.getByRole('link', { name: 'Weekly slots' })),
    );
  });
  it('merges pasted pincodes into ranges and shows the result of each', async () => {
    api.network.respondTo(slotOperations.openPincodes, ({ query }) => [
      query.start === '700001'
        ? commandRejected('other-group', 'Some of these pincodes belong to another area.', {
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
      expect(results.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
        '560111–560120: 8 opened, 2 already open',
        '700001: Some of these pincodes belong to another area.',
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
      Array.from({ length: 51 }, (_, index) => 560_000 + index * 2).join(' '),
      'At most 50 ranges at once',
    ],
  ])('rejects the input %j and sends nothing', async (text, message) => {
    const { user } = openTab('pincodes');
    await findForm();
    if (text) await pastePincodes(user, text);
    await clickButton(user, 'Open pincodes');
    expect((await findForm()).getByText(message)).toBeInTheDocument();
    expect((await findForm()).getByLabelText('Pincodes')).toBeInvalid();
    expect(api.network.requestsTo(slotOperations.openPincodes)).toEqual([]);
  });
  it('opens later ranges of a new area with the id of the first', async () => {
    api.servedPincodes = [];
    api.network.respondTo(slotOperations.openPincodes, ({ query }) => [
      query.start === '400001'
        ? commandRejected('other-group', 'Some of these pincodes belong to another area.', {
            Added: 0,
            AlreadyOpen: 0,
          })
        : commandOk(31, { Added: 1, AlreadyOpen: 0 }),
    ]);
    const { user } = openTab('pincodes');
    const fields = await pastePincodes(user, '400001 400011 400021');
    await clickButton(user, 'Open pincodes');
    expect(fields.getByText('Enter a name')).toBeInTheDocument();
    expect(fields.getByText('Choose a state')).toBeInTheDocument();
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
  it('closes ranges after confirmation and stops at the first failed request', async () => {
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
      expect(fields.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
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
  it('offers a retry when the pincodes cannot be loaded', async () => {
    api.network.respondTo(slotOperations.listPincodes, () => problemResponse(503, 'unavailable'));
    openTab('pincodes');
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeInTheDocument();
  });
});
