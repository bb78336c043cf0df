import { cartOperations, userOperations } from '@tokri/contracts/api';
import { session } from '@tokri/web-kit/session';
import { screen, waitFor, within } from '@testing-library/react';
import { setupFakeShop, signInCustomer } from '../../testing/fake-shop.ts';
import { buildAddress, commandOk, commandRejected } from '../../testing/fixtures.ts';
import { openCheckout } from '../../testing/checkout-page-actions.ts';

const shop = setupFakeShop();

describe('delivery address', () => {
  it('is selected on tap and its pincode becomes the current pincode', async () => {
    signInCustomer();
    shop.network.respondTo(userOperations.listAddresses, () => [
      buildAddress(),
      buildAddress({ Id: 12, Name: 'Ravi', Pincode: '600004' }),
    ]);
    const { user } = openCheckout();
    await user.click(await screen.findByRole('button', { name: 'Change Deliver to' }));
    const sheet = screen.getByRole('dialog', { name: 'Select Address' });
    await user.click(within(sheet).getByRole('button', { name: /^Ravi/ }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(session().pincode).toBe('600004');
    await waitFor(() =>
      expect(shop.network.requestsTo(cartOperations.readCart).at(-1)?.query.AddressId).toBe('12'),
    );
  });
  it('shows only the not-served message for a pincode that is not served', async () => {
    signInCustomer();
    const { user } = openCheckout();
    await user.click(await screen.findByRole('button', { name: 'Change Deliver to' }));
    await user.click(screen.getByRole('button', { name: 'Add New Address' }));
    await screen.findByLabelText('Name *');
    await user.clear(screen.getByLabelText('Pincode *'));
    await user.type(screen.getByLabelText('Pincode *'), '110001');
    expect(
      await screen.findByText(
        'Sorry for the inconvenience, Currently Delivery is not available in this location.',
      ),
    ).toBeInTheDocument();
    expect(screen.queryByLabelText('Name *')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  });
  it('selects the first saved address and closes the sheet', async () => {
    signInCustomer();
    let saved: ReturnType<typeof buildAddress>[] = [];
    shop.network.respondTo(userOperations.listAddresses, () => saved);
    shop.network.respondTo(userOperations.saveAddress, ({ body }) => {
      saved = [buildAddress({ Id: 21, Address: body.Address })];
      return commandOk(21, {});
    });
    const { user } = openCheckout();
    await user.click(await screen.findByRole('button', { name: 'Add New Address' }));
    const address = await screen.findByLabelText('Address *');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(screen.getByText('Please enter Address')).toBeInTheDocument();
    expect(address).toHaveFocus();
    await user.type(address, '5 Lake Road');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(shop.network.requestsTo(userOperations.saveAddress)[0]?.body).toMatchObject({
      Id: 0,
      UserId: 7,
      Pincode: '560034',
      Address: '5 Lake Road',
      Source: 1,
    });
    expect(await screen.findByText(/5 Lake Road, 560034/)).toBeInTheDocument();
    await waitFor(() =>
      expect(shop.network.requestsTo(cartOperations.readCart).at(-1)?.query.AddressId).toBe('21'),
    );
  });
  it('returns to the address list after another address is saved', async () => {
    signInCustomer();
    const saved = [buildAddress()];
    shop.network.respondTo(userOperations.listAddresses, () => [...saved]);
    shop.network.respondTo(userOperations.saveAddress, ({ body }) => {
      saved.push(buildAddress({ Id: 22, Address: body.Address }));
      return commandOk(22, {});
    });
    const { user } = openCheckout();
    await user.click(await screen.findByRole('button', { name: 'Change Deliver to' }));
    await user.click(screen.getByRole('button', { name: 'Add New Address' }));
    await user.type(await screen.findByLabelText('Address *'), '7 Park Street');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await user.click(await screen.findByRole('button', { name: /7 Park Street, 560034/ }));
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() =>
      expect(shop.network.requestsTo(cartOperations.readCart).at(-1)?.query.AddressId).toBe('22'),
    );
  });
  it('shows the reason in a dialog when the server rejects the address', async () => {
    signInCustomer();
    shop.network.respondTo(userOperations.saveAddress, () =>
      commandRejected('too-many-addresses', 'No more room.'),
    );
    const { user } = openCheckout();
    await user.click(await screen.findByRole('button', { name: 'Change Deliver to' }));
    await user.click(screen.getByRole('button', { name: 'Add New Address' }));
    await user.type(await screen.findByLabelText('Address *'), '5 Lake Road');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Error while change address No more room.')).toBeInTheDocument();
  });
});
