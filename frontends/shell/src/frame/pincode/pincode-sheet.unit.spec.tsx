import { slotOperations } from '@tokri/contracts/api';
import { useLocation } from '@tokri/web-kit/platform';
import { openPincodePrompt, requirePincode } from '@tokri/web-kit/session';
import { fakeNetwork, setupSession, renderPage, type FakeNetwork } from '@tokri/web-kit/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { PincodeSheet } from './pincode-sheet.tsx';

const Place = () => {
  const { pathname, search } = useLocation();
  return (
    <>
      <main>{`${pathname}${search}`}</main>
      <PincodeSheet />
    </>
  );
};

let network: FakeNetwork;
beforeEach(() => {
  setupSession();
  network = fakeNetwork();
  network.respondTo(slotOperations.checkPincode, () => [
    { Id: 0, Error: 0, error: 0, Message: '', Code: '', GroupId: 1, Place: '', StateCode: '29' },
  ]);
});
afterEach(() => network.restore());

const submitPincode = async (openSheet: () => void) => {
  const { user } = renderPage([{ path: '*', element: <Place /> }], '/home');
  act(openSheet);
  await user.type(await screen.findByLabelText('Pincode'), '560034');
  await user.click(screen.getByRole('button', { name: 'Deliver here' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
};

describe('PincodeSheet', () => {
  it('continues with what needed the pincode', async () => {
    const onKnown = jest.fn();
    await submitPincode(() => requirePincode(onKnown));
    expect(onKnown).toHaveBeenCalledTimes(1);
  });
  it('says that the pincode is required and moves the focus to its field', async () => {
    renderPage([{ path: '*', element: <Place /> }], '/home');
    act(() => requirePincode(jest.fn()));
    expect(await screen.findByText('Please enter your pincode and continue')).toBeVisible();
    await waitFor(() => expect(screen.getByLabelText('Pincode')).toHaveFocus());
  });
  it('stays on the page when the customer opened it', async () => {
    await submitPincode(openPincodePrompt);
    expect(screen.getByText('/home')).toBeInTheDocument();
  });
});
