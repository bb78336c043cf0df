import { renderHome } from './home-preview.ts';

const source = (digit: string): string => `/images/${digit.repeat(64)}/large.webp`;
const slide = {
  Id: 1,
  Image: source('a'),
  Title: 'Mangoes <b>are</b> here',
  Text: '',
  Link: '/home',
  LinkText: '',
  Pictures: [] as string[],
};

describe('renderHome', () => {
  it('escapes markup in a slide', () => {
    expect(renderHome([slide])).toContain('<h2>Mangoes &#60;b&#62;are&#60;/b&#62; here</h2>');
  });

  it('renders at most four pictures and prioritises the first', () => {
    const html = renderHome([{ ...slide, Pictures: ['a', 'b', 'c', 'd', 'e'].map(source) }]);
    expect([...html.matchAll(/src="([^"]+)"/g)].map(([, found]) => found)).toEqual(
      ['a', 'b', 'c', 'd'].map(source),
    );
    expect(html.match(/fetchpriority/g)).toHaveLength(1);
  });

  it('omits pictures from other origins', () => {
    expect(
      renderHome([{ ...slide, Image: 'https://evil.example/x.webp"><script>' }]),
    ).not.toContain('<img');
  });

  it.each([
    ['//evil.example', false],
    ['/\\evil.example', false],
    ['https://evil.example', false],
    ['/product-list?TypeId=3', true],
  ])('renders a link to %s: %s', (Link, isRendered) => {
    expect(renderHome([{ ...slide, Link, LinkText: 'Look' }]).includes('<a ')).toBe(isRendered);
  });

  it('is empty without slides', () => {
    expect(renderHome([])).toBe('');
  });
});
