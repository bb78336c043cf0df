import { loose, pack, type ItemPictures } from './picture.ts';

export const cleaningHousehold: ItemPictures = {
  'TOKRI-CLH-001': pack('sack', 'detergentGrain', { tone: '#ffe14a' }),
  'TOKRI-CLH-002': pack('flipBottle', 'shirt', {
    tone: '#ffe14a',
    body: '#1f6fd0',
    cap: '#ffe14a',
  }),
  'TOKRI-CLH-003': pack('bar', 'foamBubbles', { tone: '#7fc4ea', body: '#2fa0d8' }),
  'TOKRI-CLH-004': pack('flipBottle', 'towels', {
    tone: '#f3a5c4',
    body: '#b56ac8',
    cap: '#f3d0e4',
  }),
  'TOKRI-CLH-005': pack('flipBottle', 'lemon', {
    tone: '#f3e04a',
    body: '#6fb53a',
    cap: '#f3e04a',
  }),
  'TOKRI-CLH-006': pack('bar', 'plates', { tone: '#9cd46a', body: '#3f9a3a' }),
  'TOKRI-CLH-007': pack('wrapped', 'scrubPads', { tone: '#3f8a4a' }),
  'TOKRI-CLH-008': pack('blister', 'steelScrubber', { tone: '#a9b8c4' }),
  'TOKRI-CLH-009': pack('wrapped', 'kitchenRolls', { tone: '#9cc8ea' }),
  'TOKRI-CLH-010': pack('slimCarton', 'foilRoll', { tone: '#c4cbd2' }),
  'TOKRI-CLH-011': pack('slimCarton', 'garbageBag', { tone: '#33363c', body: '#3a8a5a' }),
  'TOKRI-CLH-012': loose('tissueBox'),
  'TOKRI-CLH-013': pack('wrapped', 'toiletRolls', { tone: '#f3d0e4', body: '#d97fb0' }),
  'TOKRI-CLH-014': pack('flipBottle', 'pineBranch', {
    tone: '#5fae6a',
    body: '#2f7a45',
    cap: '#f3c23c',
  }),
  'TOKRI-CLH-015': pack('angledBottle', 'toilet', {
    tone: '#5fb0ea',
    body: '#1f4fb0',
    cap: '#d93a2c',
  }),
  'TOKRI-CLH-016': pack('sprayBottle', 'windowPane', {
    tone: '#5fb0ea',
    content: '#8fd0f0',
    cap: '#1f6fd0',
  }),
  'TOKRI-CLH-017': pack('refill', 'mosquito', {
    tone: '#f3c23c',
    content: '#e8f0d0',
    cap: '#2f7d32',
  }),
  'TOKRI-CLH-018': pack('slimCarton', 'cockroach', { tone: '#c9321c' }),
  'TOKRI-CLH-019': loose('grassBroom'),
  'TOKRI-CLH-020': loose('spinMop'),
  'TOKRI-CLH-021': loose('bucket'),
  'TOKRI-CLH-022': pack('slimCarton', 'incense', { tone: '#e3b04a' }),
  'TOKRI-CLH-023': pack('pouch', 'cottonWicks', { tone: '#f3dfae' }),
  'TOKRI-CLH-024': pack('carton', 'camphor', { tone: '#7fb6d9' }),
  'TOKRI-CLH-025': pack('bottle', 'brassLamp', {
    tone: '#f3b52c',
    content: '#f0c03c',
    cap: '#c2410c',
  }),
  'TOKRI-CLH-026': pack('carton', 'diyas', { tone: '#c9683a' }),
  'TOKRI-CLH-027': pack('pot', 'kumkumHeap', { tone: '#c2182c', cap: '#c2182c' }),
  'TOKRI-CLH-028': pack('flatCarton', 'matches', { tone: '#f3c23c' }),
};
