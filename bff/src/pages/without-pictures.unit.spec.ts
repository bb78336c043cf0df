import { withoutPictures } from './without-pictures.ts';

it('leaves the pictures out of a page and gives it an ETag of its own', () => {
  const html = Buffer.from(
    '<p>₹21</p><img src="/images/1/small.webp" alt="" width="160"><p>प्याज़</p>',
  );
  const page = withoutPictures({ html, etag: '"abc"' });
  expect({ html: page.html.toString('utf8'), etag: page.etag }).toEqual({
    html: '<p>₹21</p><p>प्याज़</p>',
    etag: '"abc-saver"',
  });
});
