import { slotOperations, userOperations } from '@tokri/contracts/api';
import {
  buildAddress,
  fakeNetwork,
  problemResponse,
  renderPage,
  setupSession,
  testUser,
  type FakeNetwork,
} from '@tokri/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { AddressSheet } from './address-sheet.tsx';
import { useAddresses } from './address-queries.ts';

const { listAddresses, saveAddress } = userOperations;
const home = buildAddress();
const onSaved = jest.fn(() => false);

const Page = () => {
  useAddresses(testUser.Id);
  return (
    <AddressSheet
      userId={testUser.Id}
      addresses={[home]}
      chosenId={home.Id}
      initialMode={{ kind: 'edit', address: home }}
      onChoose={() => undefined}
      onSaved={onSaved}
      onClose={() => undefined}
    />
  );
};

let network: FakeNetwork;
beforeEach(() => {
  onSaved.mockClear();
  setupSession({ user: testUser, pincode: '560034' });
  network = fakeNetwork();
  network.respondTo(listAddresses, () => [home]);
  network.respondTo(slotOperations.checkPincode, () => [
    { Id: 0, Error: 0, error: 0, Message: '', Code: '', GroupId: 1, Place: 'x', StateCode: '29' },
  ]);
  network.respondTo(saveAddress, ({ body }) =>
    (body as { Id: number }).Id === 0
      ? [{ Id: 31, Error: 0, Message: '', Code: '' }]
      : problemResponse(404, 'not-found'),
  );
});
afterEach(() => network.restore());

const saveChanges = async () => {
  const { user } = renderPage([{ path: '*', element: <Page /> }], '/');
  await screen.findByLabelText('Address *');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const question = within(await screen.findByRole('alertdialog'));
  expect(
    question.getByText(
      'This address was removed or changed in another window or on another device. Save it as a new one?',
    ),
  ).toBeVisible();
  return { user, question };
};
const savedIds = () =>
  network.requestsTo(saveAddress).map(({ body }) => (body as { Id: number }).Id);

describe('saving an address that was removed elsewhere', () => {
  it('saves it as a new one when the customer agrees', async () => {
    const { user, question } = await saveChanges();
    await user.click(question.getByRole('button', { name: 'Save as new' }));
    await waitFor(() => expect(onSaved).toHaveBeenCalledWith(31, home.Id));
    expect(savedIds()).toEqual([home.Id, 0]);
  });

  it('saves nothing and keeps the form when the customer does not agree', async () => {
    const { user, question } = await saveChanges();
    await user.click(question.getByRole('button', { name: 'Close' }));
    expect(await screen.findByRole('button', { name: 'Save' })).toBeEnabled();
    expect(savedIds()).toEqual([home.Id]);
  });

  it('reads the list of addresses again', async () => {
    await saveChanges();
    await waitFor(() => expect(network.requestsTo(listAddresses)).toHaveLength(2));
  });
});
