import { buildUrl } from './request.ts';
import { parseBody, requestCredentials } from './shop-origin.ts';

const config = document.createElement('script');
config.id = 'app-config';
config.type = 'application/json';
config.textContent = JSON.stringify({ shopOrigin: 'https://shop.example' });
document.body.append(config);

describe('a page of the mobile app', () => {
  it('calls the shop on its own origin, with its cookie', () => {
    expect(buildUrl('/api/Filter', { page: 1 })).toBe('https://shop.example/api/Filter?page=1');
    expect(requestCredentials()).toBe('include');
  });

  it('shows the images of the shop', () => {
    const body = { Images: [{ Small: '/images/a/small.webp' }], Name: 'see /images/', Id: 1 };
    expect(parseBody(JSON.stringify(body))).toEqual({
      ...body,
      Images: [{ Small: 'https://shop.example/images/a/small.webp' }],
    });
  });
});
