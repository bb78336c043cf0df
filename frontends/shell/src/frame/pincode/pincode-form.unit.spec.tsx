import { slotOperations, userOperations } from '@tokri/contracts/api';
import { setLanguage, useLanguage } from '@tokri/web-kit/platform';
import { session } from '@tokri/web-kit/session';
import {
  buildAddress,
  fakeNetwork,
  setupSession,
  problemResponse,
  renderPage,
  testUser,
  type FakeNetwork,
} from '@tokri/web-kit/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { PincodeForm } from './pincode-form.tsx';

const onServed = jest.fn();
const buildResponse = (Id: number, Message = '') => [
  { Id, Error: Id, error: Id, Message, Code: '', GroupId: 1, Place: '', StateCode: '29' },
];

let network: FakeNetwork;
beforeEach(() => {
  setupSession();
  onServed.mockReset();
  network = fakeNetwork();
});
afterEach(() => network.restore());

const enter = async (text: string) => {
  const { user } = renderPage([{ path: '*', element: <PincodeForm onServed={onServed} /> }], '/');
  await user.type(screen.getByLabelText('Pincode'), text);
  await user.click(screen.getByRole('button', { name: 'Deliver here' }));
};

describe('PincodeForm', () => {
  it('rejects fewer than 6 digits without a request', async () => {
    await enter('5600');
    expect(await screen.findByRole('alert')).toHaveTextContent('Please enter a valid Pincode!');
    expect(network.requests).toHaveLength(0);
  });
  it('stores a served pincode (Id 0)', async () => {
    network.respondTo(slotOperations.checkPincode, () => buildResponse(0));
    await enter('560034');
    expect(onServed).toHaveBeenCalled();
    expect(session().pincode).toBe('560034');
    expect(network.requests[0]?.query).toEqual({ cmId: '1', pin: '560034', UserId: '0' });
  });
  it('shows the message for a pincode that is not served and stores nothing', async () => {
    network.respondTo(slotOperations.checkPincode, () =>
      buildResponse(
        1,
        'Sorry for the inconvenience, Currently Delivery is not available in this location.',
      ),
    );
    await enter('110001');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Currently Delivery is not available in this location.',
    );
    expect(session().pincode).toBe('');
    expect(screen.getByLabelText('Pincode')).toHaveFocus();
  });
  it.each([
    ['an empty list', () => []],
    ['a problem', () => problemResponse(503, 'unavailable')],
  ])('reports a failed check for %s', async (_, response) => {
    network.respondTo(slotOperations.checkPincode, response);
    await enter('560034');
    expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong. Try again.');
    expect(onServed).not.toHaveBeenCalled();
  });
});

const PageInLanguage = () => <PincodeForm key={useLanguage()} onServed={onServed} />;
const openPage = () => renderPage([{ path: '*', element: <PageInLanguage /> }], '/');

describe('typed pincode', () => {
  afterEach(() => act(() => setLanguage('en')));
  it('stays when the language changes', async () => {
    const { user, unmount } = openPage();
    await user.type(screen.getByLabelText('Pincode'), '5600');
    await act(() => setLanguage('hi'));
    expect(screen.getByLabelText('पिनकोड')).toHaveValue('5600');
    await act(() => setLanguage('en'));
    expect(screen.getByLabelText('Pincode')).toHaveValue('5600');
    unmount();
    openPage();
    expect(screen.getByLabelText('Pincode')).toHaveValue('');
  });
});

describe('saved addresses', () => {
  it('are listed for a customer, and choosing one delivers to its pincode', async () => {
    setupSession({ user: testUser });
    network.respondTo(userOperations.listAddresses, () => [
      buildAddress(),
      buildAddress({ Id: 12, Name: 'Office', Address: '7, MG Road', Pincode: '560001' }),
    ]);
    network.respondTo(slotOperations.checkPincode, () => buildResponse(0));
    const { user } = openPage();
    await user.click(await screen.findByRole('button', { name: /7, MG Road, 560001/ }));
    await waitFor(() => expect(onServed).toHaveBeenCalled());
    expect(session().pincode).toBe('560001');
  });
  it('are not requested for a visitor', async () => {
    openPage();
    expect(await screen.findByLabelText('Pincode')).toBeVisible();
    expect(network.requestsTo(userOperations.listAddresses)).toEqual([]);
  });
});
