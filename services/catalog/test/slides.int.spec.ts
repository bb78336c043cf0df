import sharp from 'sharp';
import type { StaffSlideResponse } from '@tokri/contracts/api';
import { formatInstant, hourMs } from '@tokri/contracts/dates';
import { startCatalog, type CatalogUnderTest, type ResultList } from './catalog-service.ts';

let catalog: CatalogUnderTest;
let image: string;
let aheadMs = 0;
const clock = () => new Date(Date.now() + aheadMs);
beforeAll(async () => {
  catalog = await startCatalog('slides', { clock });
  const photo = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#c84' } })
    .png()
    .toBuffer();
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(photo)], { type: 'image/png' }), 'a.png');
  const uploaded = await catalog.call<{ Hash: string }[]>('upload-promotion-image', {
    as: 'staff',
    form,
  });
  image = uploaded.body[0]?.Hash ?? '';
});
afterEach(() => {
  aheadMs = 0;
});
afterAll(() => catalog.stop());

const inHours = (hours: number): string => formatInstant(new Date(Date.now() + hours * hourMs));
const save = (change: Record<string, unknown>) =>
  catalog.write('save-slide', { Title: 'Slide', Link: '/home', Images: [image], ...change });
const listForStaff = async () =>
  (await catalog.call<StaffSlideResponse[]>('list-staff-slides', { as: 'staff' })).body;
const listShown = async () => {
  const { body, headers } = await catalog.call<{ Id: number }[]>('list-slider-images');
  return { ids: body.map(({ Id }) => Id), cacheControl: headers.get('cache-control') };
};
const remove = (id: number) =>
  fetch(`${catalog.url()}/v1/delete-slide?SlideId=${id}`, {
    method: 'DELETE',
    headers: { authorization: '' },
  });

describe('slides', () => {
  it('are shown to customers only while their schedule runs', async () => {
    const { Id } = await save({ Title: 'Diwali', FromAt: inHours(1), ToAt: inHours(2) });
    const stateAt = async (hours: number) => {
      aheadMs = hours * hourMs;
      const slide = (await listForStaff()).find((one) => one.Id === Id);
      return [slide?.State, (await listShown()).ids.includes(Id)];
    };
    expect([await stateAt(0), await stateAt(1.5), await stateAt(3)]).toEqual([
      ['scheduled', false],
      ['running', true],
      ['ended', false],
    ]);
  });

  it('may be cached only until the next one starts or ends', async () => {
    expect((await listShown()).cacheControl).toBe('public, max-age=60');
    await save({ Title: 'Soon', FromAt: inHours(10) });
    aheadMs = 10 * hourMs - 20_000;
    expect((await listShown()).cacheControl).toMatch(/^public, max-age=(1[0-9]|20)$/);
  });

  it('keep their schedule and Hindi when only their content is saved', async () => {
    const { Id } = await save({ Title: 'Kept', FromAt: inHours(5), Hindi: { Title: 'रखा' } });
    await catalog.write('save-slider-image', {
      Id,
      Title: 'Kept',
      Link: '/home',
      Images: [image],
    });
    expect((await listForStaff()).find((one) => one.Id === Id)).toMatchObject({
      State: 'scheduled',
      HindiTexts: { Title: 'रखा' },
    });
  });

  it('are changed only in the version that was edited', async () => {
    const { Id } = await save({ Title: 'Shared', Status: 0 });
    const Rev = (await listForStaff()).find((one) => one.Id === Id)?.Rev;
    expect((await save({ Id, Rev, Title: 'First', Status: 0 })).Error).toBe(0);
    expect((await save({ Id, Rev, Title: 'Second', Status: 0 })).Code).toBe('slide-changed');
  });

  it('take the order that staff give them, if it names each of them once', async () => {
    await save({ Title: 'One' });
    await save({ Title: 'Two' });
    const ids = (await listForStaff()).map(({ Id }) => Id);
    const reversed = [...ids].reverse();
    expect((await catalog.write('order-slides', { SlideIds: reversed })).Error).toBe(0);
    expect((await listForStaff()).map(({ Id }) => Id)).toEqual(reversed);
    for (const SlideIds of [ids.slice(1), [...ids, ids[0]], [...ids.slice(1), 9999]])
      expect((await catalog.write('order-slides', { SlideIds })).Code).toBe('slides-changed');
  });

  it.each([
    ['an unknown picture', { Images: ['0'.repeat(64)] }, 'unknown-image'],
    [
      'an end before the start',
      { FromAt: '2026-01-02T10:00:00Z', ToAt: '2026-01-01T10:00:00Z' },
      'offer-period',
    ],
  ])('are rejected with %s', async (_situation, change, code) =>
    expect((await save(change)).Code).toBe(code),
  );

  it.each(['javascript:alert(1)', '//evil.example', 'https://evil.example', '/a b', '/\\evil'])(
    'do not link to %s',
    async (Link) => {
      const { status, body } = await catalog.call<{ errors?: { field: string }[] }>('save-slide', {
        as: 'staff',
        body: { Title: 'Bad', Link, Images: [image] },
      });
      expect([status, body.errors?.[0]?.field]).toEqual([400, 'Link']);
    },
  );

  it('are deleted by staff, also twice', async () => {
    const { Id } = await save({ Title: 'Gone' });
    expect((await remove(Id)).status).toBe(401);
    for (let times = 0; times < 2; times += 1) {
      const response = await fetch(`${catalog.url()}/v1/delete-slide?SlideId=${Id}`, {
        method: 'DELETE',
        headers: {
          authorization: await catalog.tokens.bearer({ userId: 1, permissions: ['offers'] }),
        },
      });
      expect(((await response.json()) as ResultList)[0]).toMatchObject({ Id, Error: 0 });
    }
    expect((await listForStaff()).map((slide) => slide.Id)).not.toContain(Id);
  });
});
