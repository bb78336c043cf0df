import sharp from 'sharp';
import type { ItemResponse } from '@tokri/contracts/api';
import { itemBody, startCatalog } from './catalog-service.ts';
import type { CatalogUnderTest, ResultList } from './catalog-service.ts';

type Uploaded = ResultList[number] & {
  readonly Hash?: string;
  readonly Image?: { readonly Small: string; readonly Large: string };
};

describe('images', () => {
  let catalog: CatalogUnderTest;
  let photo: Buffer;

  beforeAll(async () => {
    catalog = await startCatalog('images');
    photo = await sharp({ create: { width: 1200, height: 900, channels: 3, background: '#c84' } })
      .withExif({ IFD0: { Artist: 'Somebody', ImageDescription: 'a private place' } })
      .jpeg()
      .toBuffer();
  });
  afterAll(() => catalog.stop());

  const createForm = (bytes: Uint8Array, type = 'image/jpeg'): FormData => {
    const form = new FormData();
    form.append('file', new Blob([new Uint8Array(bytes)], { type }), 'photo.jpg');
    return form;
  };
  const upload = async (
    bytes: Uint8Array,
    query: Record<string, string> = {},
  ): Promise<Uploaded> => {
    const response = await catalog.call<Uploaded[]>('upload-item-image', {
      as: 'staff',
      form: createForm(bytes),
      query,
    });
    const [first] = response.body;
    if (!first) throw new Error(`status ${response.status}`);
    return first;
  };
  const sendForm = (body: string, contentType: string) =>
    catalog.call<{ code: string }>('upload-item-image', {
      as: 'staff',
      form: body as unknown as FormData,
      headers: { 'content-type': contentType },
    });
  const fetchImage = (path: string) => fetch(catalog.url() + path);

  it.each([
    ['without a boundary', 'nothing', 'multipart/form-data'],
    [
      'that is cut off',
      '--b\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\nContent-Type: image/jpeg\r\n\r\nhalf',
      'multipart/form-data; boundary=b',
    ],
  ])('responds with 400 to a form %s', async (_situation, body, contentType) => {
    const {
      status,
      body: { code },
    } = await sendForm(body, contentType);
    expect([status, code]).toEqual([400, 'bad-input']);
  });

  it('stores a photo in three sizes without metadata and serves it as immutable', async () => {
    const { Hash, Image, Error: error } = await upload(photo);
    expect([error, Hash]).toEqual([0, expect.stringMatching(/^[0-9a-f]{64}$/)]);
    expect(Image).toMatchObject({
      Small: `/images/${Hash}/small.webp`,
      Large: `/images/${Hash}/large.webp`,
    });
    for (const [size, side] of [
      ['small', 160],
      ['medium', 400],
      ['large', 800],
    ] as const) {
      const response = await fetchImage(`/images/${Hash}/${size}.webp`);
      expect([
        response.status,
        response.headers.get('content-type'),
        response.headers.get('cache-control'),
        response.headers.get('x-content-type-options'),
      ]).toEqual([200, 'image/webp', 'public, max-age=31536000, immutable', 'nosniff']);
      const bytes = Buffer.from(await response.arrayBuffer());
      const meta = await sharp(bytes).metadata();
      expect([meta.format, meta.width, meta.exif]).toEqual(['webp', side, undefined]);
      expect(bytes.includes('private place')).toBe(false);
    }
  });

  it('stores identical photos once', async () => {
    const [first, second] = [await upload(photo), await upload(photo)];
    expect(second.Hash).toBe(first.Hash);
    expect(
      await catalog.connection
        .collection<{ _id: string }>('pictures')
        .countDocuments({ _id: first.Hash ?? '' }),
    ).toBe(1);
  });

  it.each([
    ['text', Buffer.from('this is no image at all')],
    ['SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
    [
      'HTML behind the first bytes of a JPEG',
      Buffer.concat([
        Buffer.from([0xff, 0xd8, 0xff, 0xe0]),
        Buffer.from('<html><script>alert(1)</script></html>'),
      ]),
    ],
    ['PDF', Buffer.from('%PDF-1.7\n1 0 obj')],
    ['nothing', Buffer.alloc(0)],
  ])('rejects %s regardless of its declared type', async (_name, bytes) =>
    expect(await upload(bytes)).toMatchObject({ Id: 0, Error: 1, Code: 'not-an-image' }),
  );

  it('removes a script appended to a photo', async () => {
    const { Hash } = await upload(Buffer.concat([photo, Buffer.from('<script>alert(1)</script>')]));
    const bytes = Buffer.from(await (await fetchImage(`/images/${Hash}/large.webp`)).arrayBuffer());
    expect(bytes.includes('<script>')).toBe(false);
  });

  it('rejects too many bytes or pixels', async () => {
    expect(await upload(Buffer.concat([photo, Buffer.alloc(5 * 1024 * 1024)]))).toMatchObject({
      Error: 1,
      Code: 'image-too-large',
    });
    const flood = await sharp({
      create: { width: 10_000, height: 5_000, channels: 3, background: '#000' },
    })
      .png({ compressionLevel: 9 })
      .toBuffer();
    expect(await upload(flood)).toMatchObject({ Error: 1, Code: 'image-too-large' });
    expect(
      (
        await catalog.call('upload-item-image', {
          as: 'staff',
          form: createForm(Buffer.alloc(11 * 1024 * 1024)),
        })
      ).status,
    ).toBe(413);
  });

  it('rejects customers, anonymous callers and requests without a file', async () => {
    expect(
      (await catalog.call('upload-item-image', { as: 'customer', form: createForm(photo) })).status,
    ).toBe(403);
    expect((await catalog.call('upload-item-image', { form: createForm(photo) })).status).toBe(401);
    expect(
      (await catalog.call('upload-item-image', { as: 'staff', form: new FormData() })).status,
    ).toBe(400);
  });

  it.each([
    '/images/zz/small.webp',
    `/images/${'0'.repeat(64)}/small.webp`,
    `/images/${'0'.repeat(64)}/huge.webp`,
    '/images/..%2f..%2fetc/passwd',
  ])('responds with 404 to %s', async (path) => expect((await fetchImage(path)).status).toBe(404));

  it('shows a stored image on its item and slide', async () => {
    const { Hash = '' } = await upload(photo);
    const { Id } = await catalog.write(
      'create-item',
      itemBody(await catalog.ensureCategory('Staples', 'Dals'), { Images: [Hash] }),
    );
    const [shown] = (
      await catalog.call<ItemResponse[]>('list-items-for-place', {
        query: {
          typeId: '0',
          categoryId: '0',
          pincode: '0',
          userId: '0',
          PDate: '0',
          ids: String(Id),
        },
      })
    ).body;
    expect(shown?.Images).toEqual([
      {
        Small: `/images/${Hash}/small.webp`,
        Medium: `/images/${Hash}/medium.webp`,
        Large: `/images/${Hash}/large.webp`,
        Alt: 'Toor Dal',
      },
    ]);
    expect(
      await catalog.write('save-slider-image', {
        Title: 'Fresh today',
        Link: '/product-list',
        Images: ['0'.repeat(64)],
      }),
    ).toMatchObject({ Code: 'unknown-image' });
    const slide = await catalog.write('save-slider-image', {
      Title: 'Fresh today',
      Link: '/product-list',
      LinkText: 'Shop',
      Images: [Hash],
    });
    expect((await catalog.call('list-slider-images')).body).toEqual([
      {
        Id: slide.Id,
        Image: `/images/${Hash}/large.webp`,
        Title: 'Fresh today',
        Text: '',
        Link: '/product-list',
        LinkText: 'Shop',
        Pictures: [`/images/${Hash}/large.webp`],
      },
    ]);
    expect(
      await catalog.write('save-slider-image', {
        Id: slide.Id,
        Title: 'Fresher',
        Link: '/product-list',
        Images: [Hash],
      }),
    ).toMatchObject({ Id: slide.Id });
    const unknownImage = await catalog.call('save-slider-image', {
      as: 'staff',
      body: { Id: slide.Id + 1, Title: 'Mine', Link: '/product-list', Images: [Hash] },
    });
    expect(unknownImage.status).toBe(404);
    expect((await catalog.call<unknown[]>('list-slider-images')).body).toHaveLength(1);
    expect(
      (
        await catalog.write('save-slider-image', {
          Title: 'Second',
          Link: '/product-list',
          Images: [Hash],
        })
      ).Id,
    ).not.toBe(slide.Id);
  });
});
