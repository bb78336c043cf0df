import { pack, type ItemPictures } from './picture.ts';

export const dryFruitsSweets: ItemPictures = {
  'TOKRI-DFS-001': pack('standUp', 'almonds', { tone: '#c9803c' }),
  'TOKRI-DFS-002': pack('standUp', 'cashews', { tone: '#f3dfae' }),
  'TOKRI-DFS-003': pack('pouch', 'cashewPieces', { tone: '#e8c48a' }),
  'TOKRI-DFS-004': pack('standUp', 'pistachios', { tone: '#9cc45a' }),
  'TOKRI-DFS-005': pack('standUp', 'walnuts', { tone: '#a8703a' }),
  'TOKRI-DFS-006': pack('pouch', 'peanutKernels', { tone: '#d98f6a' }),
  'TOKRI-DFS-007': pack('pouch', 'makhana', { tone: '#f6efdc' }),
  'TOKRI-DFS-008': pack('standUp', 'raisins', { tone: '#d9b04a' }),
  'TOKRI-DFS-009': pack('standUp', 'dates', { tone: '#6b3216' }),
  'TOKRI-DFS-010': pack('standUp', 'figs', { tone: '#efdcae' }),
  'TOKRI-DFS-011': pack('standUp', 'apricots', { tone: '#f09a3c' }),
  'TOKRI-DFS-012': pack('standUp', 'pumpkinSeeds', { tone: '#7d9650' }),
  'TOKRI-DFS-013': pack('standUp', 'chia', { tone: '#5a5458' }),
  'TOKRI-DFS-014': pack('standUp', 'flax', { tone: '#8a4f2a' }),
  'TOKRI-DFS-015': pack('sweetBox', 'kajuKatli', { tone: '#e8dcc0' }),
  'TOKRI-DFS-016': pack('sweetBox', 'soanPapdi', { tone: '#f0c878', body: '#d98a1c' }),
  'TOKRI-DFS-017': pack('sweetBox', 'mysorePak', { tone: '#f3b93a', body: '#7a1f5a' }),
  'TOKRI-DFS-018': pack('lowTin', 'rasgulla', { tone: '#f6f0e0' }),
  'TOKRI-DFS-019': pack('lowTin', 'gulabJamun', { tone: '#8a4a1c', body: '#6a2f8a' }),
  'TOKRI-DFS-020': pack('sweetBox', 'laddu', { tone: '#f0a52c', body: '#c2410c' }),
};
