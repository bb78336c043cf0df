import { pack, type ItemPictures } from './picture.ts';

export const beautyHygiene: ItemPictures = {
  'TOKRI-BHY-001': pack('flatCarton', 'sandalwood', { tone: '#d9a45c', body: '#b5723c' }),
  'TOKRI-BHY-002': pack('flatCarton', 'neem', { tone: '#7fb56a', body: '#3f8a4a' }),
  'TOKRI-BHY-003': pack('pumpBottle', 'handDrop', {
    tone: '#8fd0c0',
    body: '#3fa08a',
    cap: '#fdfbf4',
  }),
  'TOKRI-BHY-004': pack('pumpBottle', 'lemongrass', {
    tone: '#b8d96a',
    body: '#7fa53a',
    cap: '#3a4a2a',
  }),
  'TOKRI-BHY-005': pack('blister', 'loofah', { tone: '#f3a5be' }),
  'TOKRI-BHY-006': pack('flipBottle', 'shieldDrop', {
    tone: '#4ab0c0',
    body: '#dff2f4',
    cap: '#0a94b8',
  }),
  'TOKRI-BHY-007': pack('bottle', 'coconut', {
    tone: '#4f9a8a',
    content: '#f0eedc',
    cap: '#2f7a6a',
  }),
  'TOKRI-BHY-008': pack('flipBottle', 'amla', { tone: '#b8c84a', body: '#3f6b2a', cap: '#e3b55a' }),
  'TOKRI-BHY-009': pack('flipBottle', 'shikakai', {
    tone: '#8a5a3c',
    body: '#4a2a20',
    cap: '#e3b55a',
  }),
  'TOKRI-BHY-010': pack('squeezeTube', 'softDrop', {
    tone: '#e7a6c6',
    body: '#c96a9a',
    cap: '#fdfbf4',
  }),
  'TOKRI-BHY-011': pack('carton', 'hennaLeaves', { tone: '#7d8a35' }),
  'TOKRI-BHY-012': pack('flatCarton', 'clovesDrawn', { tone: '#c8372a' }),
  'TOKRI-BHY-013': pack('flatCarton', 'strawberryTooth', { tone: '#f28aa0', body: '#d94f8a' }),
  'TOKRI-BHY-014': pack('blister', 'toothbrushDrawn', { tone: '#9cd4ea' }),
  'TOKRI-BHY-015': pack('flipBottle', 'mintLeaves', {
    tone: '#5cc6a0',
    body: '#4fc0b0',
    cap: '#fdfbf4',
  }),
  'TOKRI-BHY-016': pack('blister', 'tongueCleaner', { tone: '#f0c48a' }),
  'TOKRI-BHY-017': pack('pumpBottle', 'almonds', {
    tone: '#e3b88a',
    body: '#f0dcc0',
    cap: '#8a5a34',
  }),
  'TOKRI-BHY-018': pack('squeezeTube', 'turmeric', {
    tone: '#f2a81c',
    body: '#f7c85a',
    cap: '#c9782c',
  }),
  'TOKRI-BHY-019': pack('squeezeTube', 'aloe', {
    tone: '#7fc46a',
    body: '#4f9a4a',
    cap: '#dff0d5',
  }),
  'TOKRI-BHY-020': pack('squeezeTube', 'sunny', {
    tone: '#f7c23c',
    body: '#f08a2c',
    cap: '#fdf3dc',
  }),
  'TOKRI-BHY-021': pack('tin', 'jasmine', { tone: '#f3efe2' }),
  'TOKRI-BHY-022': pack('squeezeTube', 'foam', { tone: '#5fb0d8' }),
  'TOKRI-BHY-023': pack('aerosol', 'sprayMist', { tone: '#3f5a6b', cap: '#5fb0d8' }),
  'TOKRI-BHY-024': pack('wrapped', 'padRegular', { tone: '#f6a8c8' }),
  'TOKRI-BHY-025': pack('wrapped', 'padLong', { tone: '#c9a8e0', body: '#8a4fb0' }),
  'TOKRI-BHY-026': pack('carton', 'menstrualCup', { tone: '#f3b0c8' }),
  'TOKRI-BHY-027': pack('flatCarton', 'bandage', { tone: '#f0c8a0' }),
  'TOKRI-BHY-028': pack('pot', 'eucalyptus', { tone: '#4f9a6a', cap: '#3f8a5a' }),
};
