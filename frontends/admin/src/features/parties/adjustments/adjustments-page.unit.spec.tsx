import { billingOperations } from '@tokri/contracts/api';
import { problemResponse, renderPage, testUser } from '@tokri/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { routes } from '../../../routes.tsx';
import { pageResponse, setupAdminApi, signInAs } from '../../../testing/fake-admin-api.ts';
import { commandOk } from '../../../testing/fixtures.ts';

const { decideAdjustment, listWaitingAdjustments } = billingOperations;
const requestId = '5e9f3a52-5f0f-4a0a-9a30-3f3b6a1c2d10';
const buildAdjustment = (changes: object = {}) => ({
  RequestId: requestId,
  PartyId: 3,
  PartyName: 'Annapurna Caterers',
  Amount: -20_000,
  Reason: 'Spoilt paneer',
  StaffId: 61,
  At: '2026-11-28T10:00:00+05:30',
  ...changes,
});

let network: ReturnType<typeof setupAdminApi>['network'];
beforeEach(() => {
  ({ network } = setupAdminApi());
  signInAs('payments');
  network.respondTo(listWaitingAdjustments, () => pageResponse([buildAdjustment()]));
});
afterEach(() => network.restore());

const open = () => renderPage(routes, '/admin/parties/adjustments');
const decide = async (decision: 'Approve' | 'Decline', answer: 'Yes' | 'No' = 'Yes') => {
  const { user } = open();
  await user.click(
    await screen.findByRole('button', { name: `${decision} the adjustment of Annapurna Caterers` }),
  );
  const dialog = within(await screen.findByRole('alertdialog'));
  await user.click(dialog.getByRole('button', { name: answer }));
};
const sent = () => network.requestsTo(decideAdjustment).map(({ body }) => body);

describe('AdjustmentsPage', () => {
  it('lists what waits with its reason, and who requested it', async () => {
    open();
    expect(await screen.findByRole('row', { name: /Annapurna Caterers/ })).toHaveTextContent(
      /Spoilt paneer₹20,000\.00 less to pay.*61/,
    );
  });

  it.each([
    ['Approve', true],
    ['Decline', false],
  ] as const)('sends the decision after a confirmation: %s', async (decision, IsApproved) => {
    network.respondTo(decideAdjustment, () => [commandOk(3, { State: 'approved' as const })]);
    await decide(decision);
    await waitFor(() => expect(sent()).toEqual([{ RequestId: requestId, IsApproved }]));
  });

  it('changes nothing without the confirmation', async () => {
    await decide('Approve', 'No');
    expect(sent()).toEqual([]);
  });

  it('says that own adjustments must be decided by somebody else', async () => {
    network.respondTo(listWaitingAdjustments, () =>
      pageResponse([buildAdjustment({ StaffId: testUser.Id })]),
    );
    open();
    expect(await screen.findByText('Your request. Somebody else must decide.')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Approve/ })).toBeNull();
  });

  it('names a removed party by its number', async () => {
    network.respondTo(listWaitingAdjustments, () =>
      pageResponse([buildAdjustment({ PartyName: '' })]),
    );
    open();
    expect(await screen.findByRole('link', { name: 'Number 3' })).toBeVisible();
  });

  it('says that nothing waits', async () => {
    network.respondTo(listWaitingAdjustments, () => pageResponse([]));
    open();
    expect(await screen.findByText('No adjustments are waiting')).toBeVisible();
  });

  it('offers to try again when the list does not load', async () => {
    network.respondTo(listWaitingAdjustments, () => problemResponse(500, 'failed'));
    const { user } = open();
    const retry = await screen.findByRole('button', { name: 'Try again' });
    network.respondTo(listWaitingAdjustments, () => pageResponse([buildAdjustment()]));
    await user.click(retry);
    expect(await screen.findByRole('row', { name: /Annapurna/ })).toBeVisible();
  });
});
