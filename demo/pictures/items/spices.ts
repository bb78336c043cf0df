import { pack, type ItemPictures } from './picture.ts';

export const spices: ItemPictures = {
  'TOKRI-FOM-047': pack('pouch', 'cumin', { tone: '#b58a4a' }),
  'TOKRI-FOM-048': pack('pouch', 'mustardSeed', { tone: '#e3b02c' }),
  'TOKRI-FOM-049': pack('pouch', 'pepper', { tone: '#d9d5cc' }),
  'TOKRI-FOM-050': pack('pouch', 'cardamom', { tone: '#8fb85a' }),
  'TOKRI-FOM-051': pack('pouch', 'clove', { tone: '#7a4526' }),
  'TOKRI-FOM-052': pack('pouch', 'cinnamon', { tone: '#c9803c' }),
  'TOKRI-FOM-053': pack('pot', 'asafoetida', { tone: '#f3d06a', cap: '#f3d06a' }),
  'TOKRI-FOM-054': pack('carton', 'garamMasala', { tone: '#f0c23c', body: '#6b2414' }),
  'TOKRI-FOM-055': pack('carton', 'sambarBowl', { tone: '#f0b52c' }),
  'TOKRI-FOM-056': pack('carton', 'choleBowl', { tone: '#e8903a', body: '#45302a' }),
  'TOKRI-FOM-057': pack('carton', 'biryani', { tone: '#f3e3b0', body: '#2f6b3a' }),
  'TOKRI-FOM-058': pack('pouch', 'tamarind', { tone: '#e0b070' }),
  'TOKRI-FOM-059': pack('pouch', 'salt', { tone: '#2fb0d0' }),
  'TOKRI-FOM-060': pack('pouch', 'rockSalt', { tone: '#f3b5a5' }),
  'TOKRI-FOM-061': pack('pouch', 'sugar', { tone: '#f6f3ea' }),
  'TOKRI-FOM-062': pack('pouch', 'brownSugar', { tone: '#a8642c' }),
  'TOKRI-FOM-063': pack('standUp', 'jaggeryCubes', { tone: '#e3a03c' }),
  'TOKRI-FOM-064': pack('pouch', 'jaggeryPowder', { tone: '#b8742a' }),
};
