import { publicLink } from './public-link.ts';

describe('links of a list', () => {
  it.each([
    ['<?page=2>; rel="next"', '</api/TimeSlot?page=2>; rel="next"'],
    [
      '</v1/list-slots?page=2>; rel="next", </v1/list-slots?page=1>; rel="prev"',
      '</api/TimeSlot?page=2>; rel="next", </api/TimeSlot?page=1>; rel="prev"',
    ],
  ])('%s, told to the world, names the public path', (link, told) => {
    expect(publicLink(link, '/api/TimeSlot')).toBe(told);
  });
});
