import { slotOperations } from '@tokri/contracts/api';
import { fakeNetwork, renderPage, setupSession, type FakeNetwork } from '@tokri/web-kit/testing';
import { screen } from '@testing-library/react';
import { OwnLocationButton } from './own-location-button.tsx';

// The configuration is read once, from the page.
const config = document.createElement('script');
config.id = 'app-config';
config.type = 'application/json';
config.textContent = JSON.stringify({ site: { hasPincodeLookup: true } });
document.head.append(config);

const onFound = jest.fn();
const getCurrentPosition = jest.fn<void, Parameters<Geolocation['getCurrentPosition']>>();
let network: FakeNetwork;
beforeEach(() => {
  setupSession();
  network = fakeNetwork();
  onFound.mockReset();
  getCurrentPosition.mockReset();
  getCurrentPosition.mockImplementation((resolve) =>
    resolve({ coords: { latitude: 12.934_567, longitude: 77.623_951 } } as GeolocationPosition),
  );
  Object.defineProperty(navigator, 'geolocation', {
    configurable: true,
    value: { getCurrentPosition },
  });
});
afterEach(() => network.restore());

const press = async () => {
  const { user } = renderPage(
    [{ path: '*', element: <OwnLocationButton onFound={onFound} /> }],
    '/',
  );
  await user.click(screen.getByRole('button', { name: 'Use my location' }));
};
const refusePosition = (code: number) =>
  getCurrentPosition.mockImplementation((_resolve, reject) =>
    reject?.({ code } as GeolocationPositionError),
  );

describe('OwnLocationButton', () => {
  it('hands over the pincode of the place and tells it', async () => {
    network.respondTo(slotOperations.findPincode, () => ({ Pincode: '560034', Code: '' as const }));
    await press();
    expect(await screen.findByText('You are in 560034.')).toBeVisible();
    expect(onFound).toHaveBeenCalledWith('560034');
  });

  it('sends the place rounded to about 100 metres', async () => {
    network.respondTo(slotOperations.findPincode, () => ({ Pincode: '560034', Code: '' as const }));
    await press();
    await screen.findByText('You are in 560034.');
    expect(network.requestsTo(slotOperations.findPincode)[0]?.query).toEqual({
      Latitude: '12.935',
      Longitude: '77.624',
    });
  });

  it.each([
    ['no-pincode', 'We found no pincode for your location. Enter the pincode.'],
    ['lookup-failed', 'We could not look up your pincode. Enter it, or try again.'],
  ] as const)('says what to do when the answer is %s', async (Code, text) => {
    network.respondTo(slotOperations.findPincode, () => ({ Pincode: '', Code }));
    await press();
    expect(await screen.findByText(text)).toBeVisible();
    expect(onFound).not.toHaveBeenCalled();
  });

  it('says what to do when the server does not answer', async () => {
    network.respondTo(slotOperations.findPincode, () => Promise.reject(new TypeError('offline')));
    await press();
    expect(await screen.findByText(/^We could not look up your pincode/)).toBeVisible();
  });

  it.each([
    [1, /^This site may not see your location/],
    [2, /^Your device cannot find its location now/],
    [3, /^Your device cannot find its location now/],
  ])('asks nobody when the device refuses its position with code %i', async (code, text) => {
    refusePosition(code);
    await press();
    expect(await screen.findByText(text)).toBeVisible();
    expect(network.requests).toEqual([]);
  });

  it('is not shown on a device without location', () => {
    Reflect.deleteProperty(navigator, 'geolocation');
    renderPage([{ path: '*', element: <OwnLocationButton onFound={onFound} /> }], '/');
    expect(screen.queryByRole('button')).toBeNull();
  });
});
