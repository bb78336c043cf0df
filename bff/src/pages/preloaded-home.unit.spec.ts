import { toPreloadedHome } from './preloaded-home.ts';

const at = new Date('2026-11-21T06:00:00Z');
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

describe('toPreloadedHome', () => {
  it('escapes markup in a slide', () => {
    expect(toPreloadedHome({ slides: [slide], groups: [], at }).html).toContain(
      '<h2>Mangoes &#60;b&#62;are&#60;/b&#62; here</h2>',
    );
  });

  it('renders at most four pictures and prioritises the first', () => {
    const { html } = toPreloadedHome({
      slides: [{ ...slide, Pictures: ['a', 'b', 'c', 'd', 'e'].map(source) }],
      groups: [],
      at,
    });
    expect([...html.matchAll(/src="([^"]+)"/g)].map(([, found]) => found)).toEqual(
      ['a', 'b', 'c', 'd'].map(source),
    );
    expect(html.match(/fetchpriority/g)).toHaveLength(1);
  });

  it('omits pictures from other origins', () => {
    expect(
      toPreloadedHome({
        slides: [{ ...slide, Image: 'https://evil.example/x.webp"><script>' }],
        groups: [],
        at,
      }),
    ).toMatchObject({ html: expect.not.stringContaining('<img') as string });
  });

  it.each([
    ['//evil.example', false],
    ['/\\evil.example', false],
    ['https://evil.example', false],
    ['/product-list?TypeId=3', true],
  ])('renders a link to %s: %s', (Link, isRendered) => {
    expect(
      toPreloadedHome({
        slides: [{ ...slide, Link, LinkText: 'Look' }],
        groups: [],
        at,
      }).html.includes('<a '),
    ).toBe(isRendered);
  });

  it('returns no content when the catalog did not respond', () => {
    expect(toPreloadedHome({ slides: undefined, groups: undefined, at })).toEqual({
      html: '',
      responses: {},
      builtAt: at.getTime(),
    });
  });

  it('stores responses by operation id', () => {
    expect(toPreloadedHome({ slides: [slide], groups: [], at }).responses).toEqual({
      'list-slider-images': [slide],
      'list-item-groups': [],
    });
  });
});
