import type { StaffSlideResponse } from '@tokri/contracts/api';
import { emptySlideForm, slideFormSchema, toSlideBody, toSlideForm } from './slide-form.ts';

const form = { ...emptySlideForm, title: 'Diwali', images: ['a'.repeat(64)] };

const listErrors = (change: Partial<typeof form>) =>
  slideFormSchema
    .safeParse({ ...form, ...change })
    .error?.issues.map(({ path, message }) => [path[0], message]);

describe('slideFormSchema', () => {
  it.each(['', '/home', '/product-list?GroupId=2'])('accepts the link %j', (link) =>
    expect(listErrors({ link })).toBeUndefined(),
  );

  it.each(['https://evil.example', '//evil.example', 'home', '/a b', 'javascript:alert(1)'])(
    'rejects the link %j',
    (link) => expect(listErrors({ link })?.[0]?.[0]).toBe('link'),
  );

  it.each([
    ['a missing title', { title: ' ' }, 'title', 'Enter a title.'],
    ['no picture', { images: [] }, 'images', 'Upload at least one picture.'],
    [
      'an end at the start',
      { from: '2026-11-28T10:00', to: '2026-11-28T10:00' },
      'to',
      'The end must be after the start.',
    ],
  ])('names the field of %s', (_situation, change, field, message) =>
    expect(listErrors(change)).toEqual([[field, message]]),
  );
});

describe('the schedule of a slide', () => {
  it('is sent as an instant of Indian time, and comes back as the same local time', () => {
    const local = { ...form, from: '2026-11-28T09:30', to: '' };
    const body = toSlideBody(local, { Id: 0 });
    expect([body.FromAt, body.ToAt]).toEqual(['2026-11-28T09:30:00.000+05:30', '']);
    const stored: StaffSlideResponse = {
      ...body,
      Rev: 0,
      State: 'scheduled',
      Images: body.Images.map((Hash) => ({ Hash, Url: '' })),
      HindiTexts: body.Hindi,
    };
    expect(toSlideForm(stored)).toEqual(local);
  });
});
