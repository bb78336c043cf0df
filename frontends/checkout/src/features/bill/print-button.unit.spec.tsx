import { device, startDevice } from '@tokri/web-kit/platform';
import { simulateNativeBridge } from '@tokri/web-kit/testing';
import { render, screen } from '@testing-library/react';
import { PrintButton } from './print-button.tsx';

const bridge = simulateNativeBridge();

describe('the print button', () => {
  it('is left out in the app, which cannot print a page', async () => {
    const { unmount } = render(<PrintButton />);
    expect(screen.getByRole('button', { name: 'Print' })).toBeVisible();
    unmount();
    bridge.answers['PushNotifications.checkPermissions'] = { receive: 'prompt' };
    await startDevice();
    expect(device().kind).toBe('app');
    expect(render(<PrintButton />).container).toBeEmptyDOMElement();
  });
});
