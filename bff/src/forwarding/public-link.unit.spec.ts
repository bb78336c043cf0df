import { toPublicLink } from './public-link.ts';

describe('toPublicLink', () => {
  it.each([
    ['<?page=2>; rel="next"', '</api/TimeSlot?page=2>; rel="next"'],
    [
      '</v1/list-slots?page=2>; rel="next", </v1/list-slots?page=1>; rel="prev"',
      '</api/TimeSlot?page=2>; rel="next", </api/TimeSlot?page=1>; rel="prev"',
    ],
  ])('rewrites %s to the public path', (link, expected) => {
    expect(toPublicLink(link, '/api/TimeSlot')).toBe(expected);
  });
});
