import { isOutsideTheApp } from './paths-outside-the-app.ts';

describe('isOutsideTheApp', () => {
  it.each(['/admin', '/admin/orders/5', '/customers-page', '/bills/5.pdf'])(
    'leaves %s to the browser',
    (path) => expect(isOutsideTheApp(path)).toBe(true),
  );
  it.each(['/', '/home', '/bill/5/7', '/administration'])('keeps %s in the app', (path) =>
    expect(isOutsideTheApp(path)).toBe(false),
  );
});
