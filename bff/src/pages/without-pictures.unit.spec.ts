import { withoutPictures } from './without-pictures.ts';

const inlineSources = { scripts: ["'sha256-a'"], styles: [] };

it('leaves the pictures out of a page and gives it an ETag of its own', () => {
  const html = Buffer.from(
    '<p>₹21</p><img src="/images/1/small.webp" alt="" width="160"><p>प्याज़</p>',
  );
  const page = withoutPictures({ html, etag: '"abc"', inlineSources });
  expect({ ...page, html: page.html.toString('utf8') }).toEqual({
    html: '<p>₹21</p><p>प्याज़</p>',
    etag: '"abc-saver"',
    inlineSources,
  });
});
