import { at, ellipse, flat, solid, stroke } from '../../vocabulary/shapes.ts';
import {
  curl,
  flake,
  type Goods,
  kernel,
  mixture,
  ovalGrain,
  powder,
  pulse,
  turned,
} from './grain.ts';

export const snacksGoods = {
  cornFlakes: flake('#eeab3c', 14),
  oats: flake('#e9d7b0', 10),
  chocoFlakes: flake('#6e4026', 13),
  muesli: mixture(flake('#e5c68e', 10), { ...ovalGrain('#8a2f2f', 7, 5), step: 14 }),
  sev: { grain: curl('M-14-4C-6-10 4 6 14-2', '#e8a833', 4.4), step: 13, base: '#a8701a' },
  southMixture: mixture(
    { grain: curl('M-14-3C-4-8 4 6 14 0', '#e59b2e', 5), step: 15, base: '#9a5f18' },
    pulse('#c9823c', 7),
  ),
  alooLachha: { grain: curl('M-16 0C-6-4 6 4 16 0', '#f0c552', 3.6), step: 13, base: '#b98420' },
  moongFried: pulse('#e8c24a', 7.4, 5.4),
  vermicelli: { grain: curl('M-18 1C-8-3 8 3 18-1', '#e3b263', 3), step: 14, base: '#a9752c' },
  popcornKernels: {
    grain: (random) =>
      at(
        [0, 0],
        { rotate: turned(random) },
        solid('M0-9C6-7 9 2 7 8C2 11-4 11-7 8C-9 2-6-7 0-9Z', '#f0a92b'),
        flat(ellipse(0, 6, [4, 2.6]), '#fbe8b4'),
      ),
    step: 15,
    base: '#a86c12',
  },
  macaroni: { grain: curl('M-9 6C-10-8 8-10 10 4', '#f1c766', 8), step: 21, base: '#b98a2c' },
  penne: {
    grain: (random) =>
      at(
        [0, 0],
        { rotate: turned(random, 120) },
        solid('M-20-7L16-7L22 7L-14 7Z', '#f0c35c'),
        stroke('M-14-2H14M-12 3H16', '#c4912c', [1.4, 0.7]),
        solid(ellipse(-17, 0, [3.4, 6.4]), '#b07f22', 0.5),
      ),
    step: 28,
    base: '#a87820',
  },
  coffeeBeans: {
    grain: (random) =>
      at(
        [0, 0],
        { rotate: turned(random, 320) },
        solid(ellipse(0, 0, [14, 9.6]), '#6b3f22'),
        stroke('M-12 1C-4-5 4 6 12-1', '#2f180a', 2.4),
      ),
    step: 20,
    base: '#351b0c',
  },
  peaberry: {
    grain: (random) =>
      at(
        [0, 0],
        { rotate: turned(random, 320) },
        solid(ellipse(0, 0, [9.6, 8.6]), '#8a5a30'),
        stroke('M-8 1C-3-3 3 4 8-1', '#3e220e', 2),
      ),
    step: 15,
    base: '#4a2a12',
  },
  teaLeaf: { grain: curl('M-9 0Q0-5 9 1', '#3a2318', 4), step: 10, base: '#1f120b' },
  teaGranules: {
    grain: kernel({ colour: '#4b2b1a', other: '#6b4024', length: 5, width: 4.4 }),
    step: 8.4,
    base: '#2a160b',
  },
  darjeeling: { grain: curl('M-10 0Q0-6 10 2', '#6d7a3c', 3.6), step: 10, base: '#39411c' },
  instantCoffee: {
    grain: (random) =>
      at(
        [0, 0],
        { rotate: turned(random) },
        solid('M-5-3L3-5L6 2L-1 5Z', random() > 0.5 ? '#8a5528' : '#a96d36'),
      ),
    step: 9,
    base: '#54300f',
  },
  chocoPowder: powder('#7a4a2b', 3.4),
  vermicompost: {
    grain: (random) =>
      at(
        [0, 0],
        { rotate: turned(random) },
        solid(ellipse(0, 0, [6, 4]), random() > 0.5 ? '#4a3424' : '#5d4430'),
      ),
    step: 9.4,
    base: '#2c1d12',
  },
  neemCake: powder('#8a7a3c', 3.6),
  catLitter: ovalGrain('#c9c6c0', 6, 5),
  dogFood: {
    grain: (random) =>
      at(
        [0, 0],
        { rotate: turned(random) },
        solid('M-9-3C-9-9-2-9 0-5C2-9 9-9 9-3C9 3 4 7 0 8C-4 7-9 3-9-3Z', '#a8683a'),
      ),
    step: 16,
    base: '#5d3416',
  },
  puppyFood: {
    grain: kernel({ colour: '#b97a42', other: '#93582a', length: 7.4, width: 6.8 }),
    step: 12,
    base: '#6b4018',
  },
  catFood: {
    grain: (random) =>
      at(
        [0, 0],
        { rotate: turned(random) },
        solid('M-10 0C-6-7 2-7 6-2L11-6V6L6 2C2 7-6 7-10 0Z', '#b5733c'),
      ),
    step: 18,
    base: '#63380f',
  },
  detergentGrain: {
    grain: kernel({ colour: '#ffffff', other: '#5a9be0', length: 4.4, depth: 0.5 }),
    step: 8,
    base: '#cddcf0',
  },
  henna: powder('#7d8a35', 3.4),
} as const satisfies Readonly<Record<string, Goods>>;
