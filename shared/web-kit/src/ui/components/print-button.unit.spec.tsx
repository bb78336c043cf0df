import { render, screen } from '@testing-library/react';
import { device, startDevice } from '../../platform/device/current-device.ts';
import { simulateNativeBridge } from '../../testing/index.ts';
import { PrintButton } from './print-button.tsx';

const bridge = simulateNativeBridge();

describe('PrintButton', () => {
  it('is left out in the app, which cannot print a page', async () => {
    const { unmount } = render(<PrintButton>Print</PrintButton>);
    expect(screen.getByRole('button', { name: 'Print' })).toBeVisible();
    unmount();
    bridge.answers['PushNotifications.checkPermissions'] = { receive: 'prompt' };
    await startDevice();
    expect(device().kind).toBe('app');
    expect(render(<PrintButton>Print</PrintButton>).container).toBeEmptyDOMElement();
  });
});
