import { slotOperations, userOperations } from '@tokri/contracts/api';
import { setShopMarket } from '@tokri/contracts/market';
import {
  buildAddress,
  fakeNetwork,
  renderPage,
  setupSession,
  testUser,
  type FakeNetwork,
} from '@tokri/web-kit/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { AddressSheet } from './address-sheet.tsx';

let network: FakeNetwork;
const onClose = jest.fn();
beforeEach(() => {
  onClose.mockClear();
  setupSession({ user: { ...testUser, Address: '5 Lake Road' }, pincode: '560034' });
  network = fakeNetwork();
  network.respondTo(slotOperations.checkPincode, () => [
    { Id: 0, Error: 0, error: 0, Message: '', Code: '', GroupId: 1, Place: 'x', StateCode: '29' },
  ]);
  network.respondTo(userOperations.saveAddress, () => [
    { Id: 31, Error: 0, Message: '', Code: '' },
  ]);
});
afterEach(() => {
  setShopMarket(0);
  network.restore();
});

const open = async (label = 'Address *') => {
  const sheet = (
    <AddressSheet
      userId={7}
      addresses={[buildAddress()]}
      chosenId={11}
      initialMode={{ kind: 'edit', address: null }}
      onChoose={() => undefined}
      onSaved={() => true}
      onClose={onClose}
    />
  );
  const { user } = renderPage([{ path: '*', element: sheet }], '/');
  return { user, field: await screen.findByLabelText(label) };
};
/** As a browser reports it. */
const pressEscape = () =>
  fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
const answer = async (label: 'Yes' | 'No') => {
  const question = within(await screen.findByRole('alertdialog'));
  expect(question.getByText('Close the form? What you changed is not saved.')).toBeVisible();
  fireEvent.click(question.getByRole('button', { name: label }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
};

describe('leaving the address form', () => {
  it('asks on Escape before it discards what was typed', async () => {
    const { user, field } = await open();
    await user.type(field, ', gate 2');
    pressEscape();
    await answer('No');
    expect(onClose).not.toHaveBeenCalled();
    expect(field).toHaveValue('5 Lake Road, gate 2');
    pressEscape();
    await answer('Yes');
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('asks when Back would discard what was typed', async () => {
    const { user, field } = await open();
    await user.type(field, ', gate 2');
    await user.click(screen.getByRole('button', { name: 'Back' }));
    await answer('Yes');
    expect(await screen.findByRole('dialog', { name: 'Select Address' })).toBeVisible();
    pressEscape();
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('closes at once when nothing was changed', async () => {
    const { user, field } = await open();
    await user.type(field, 'x{Backspace}');
    pressEscape();
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('closes at once when the changes are saved', async () => {
    const { user, field } = await open();
    await user.type(field, ', gate 2');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('Address saved. It is selected now.');
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('asks in the United Kingdom as well', async () => {
    setShopMarket(1);
    const { user, field } = await open('Address Line 2');
    await user.type(field, 'Flat 2');
    pressEscape();
    await answer('No');
    expect(onClose).not.toHaveBeenCalled();
  });
});
