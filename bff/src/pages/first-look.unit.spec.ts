import { firstLookOf } from './first-look.ts';

const at = new Date('2026-11-21T06:00:00Z');
const source = (sign: string): string => `/images/${sign.repeat(64)}/large.webp`;
const slide = {
  Id: 1,
  Image: source('a'),
  Title: 'Mangoes <b>are</b> here',
  Text: '',
  Link: '/home',
  LinkText: '',
  Pictures: [] as string[],
};

describe('the first look of home', () => {
  it('a slide with signs of markup, drawn, is text', () => {
    expect(firstLookOf({ slides: [slide], groups: [], at }).html).toContain(
      '<h2>Mangoes &#60;b&#62;are&#60;/b&#62; here</h2>',
    );
  });

  it('five pictures, drawn, are the four that a phone shows, the first before all others', () => {
    const { html } = firstLookOf({
      slides: [{ ...slide, Pictures: ['a', 'b', 'c', 'd', 'e'].map(source) }],
      groups: [],
      at,
    });
    expect([...html.matchAll(/src="([^"]+)"/g)].map(([, found]) => found)).toEqual(
      ['a', 'b', 'c', 'd'].map(source),
    );
    expect(html.match(/fetchpriority/g)).toHaveLength(1);
  });

  it('a picture from elsewhere, drawn, is left out', () => {
    expect(
      firstLookOf({
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
  ])('a link to %s, drawn, is there: %s', (Link, isThere) => {
    expect(
      firstLookOf({ slides: [{ ...slide, Link, LinkText: 'Look' }], groups: [], at }).html.includes(
        '<a ',
      ),
    ).toBe(isThere);
  });

  it('a catalog that did not answer, leaves home to its script', () => {
    expect(firstLookOf({ slides: undefined, groups: undefined, at })).toEqual({
      html: '',
      answers: {},
      answeredAt: at.getTime(),
    });
  });

  it('answers that came, carried along, stand under their operations', () => {
    expect(firstLookOf({ slides: [slide], groups: [], at }).answers).toEqual({
      'list-slider-images': [slide],
      'list-item-groups': [],
    });
  });
});
