import { startDevice } from '@tokri/web-kit/platform';
import { renderPage, setupSession, simulateNativeBridge, testUser } from '@tokri/web-kit/testing';
import { screen, within } from '@testing-library/react';
import { SideMenu } from './side-menu.tsx';

const config = document.createElement('script');
config.id = 'app-config';
config.type = 'application/json';
config.textContent = JSON.stringify({ shopOrigin: 'https://shop.example' });
document.body.append(config);

const bridge = simulateNativeBridge();
bridge.answers['PushNotifications.checkPermissions'] = { receive: 'prompt' };

const token = `x.${btoa(JSON.stringify({ roles: ['staff:users'] }))}.y`;

const linkAttributes = () => {
  setupSession({ user: testUser, token });
  const onClose = jest.fn();
  const { user } = renderPage(
    [{ path: '*', element: <SideMenu titleId="menu" onClose={onClose} onProfile={jest.fn()} /> }],
    '/home',
  );
  const menu = within(screen.getByRole('navigation'));
  const read = (name: string) => {
    const link = menu.getByRole('link', { name });
    return ['href', 'target', 'rel'].map((attribute) => link.getAttribute(attribute));
  };
  return { user, menu, onClose, read };
};

describe('links of the side menu to staff pages', () => {
  it('stay in the browser that shows the menu', () => {
    const { read } = linkAttributes();
    expect(read('Admin')).toEqual(['/admin', null, null]);
    expect(read('Customers')).toEqual(['/customers-page', null, null]);
  });

  it('leave the app for the browser and close the menu', async () => {
    await startDevice();
    const { user, menu, onClose, read } = linkAttributes();
    expect(read('Admin')).toEqual(['https://shop.example/admin', '_blank', 'noreferrer']);
    expect(read('Customers')).toEqual([
      'https://shop.example/customers-page',
      '_blank',
      'noreferrer',
    ]);
    expect(read('Home')).toEqual(['/home', null, null]);
    await user.click(menu.getByRole('link', { name: 'Customers' }));
    expect(onClose).toHaveBeenCalled();
  });
});
