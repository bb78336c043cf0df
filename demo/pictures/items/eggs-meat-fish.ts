import { pack, type ItemPictures } from './picture.ts';

export const eggsMeatFish: ItemPictures = {
  'TOKRI-EMF-001': pack('eggCarton', 'whiteEggs', { tone: '#fdf6e8', content: '#fbf7f0' }),
  'TOKRI-EMF-002': pack('eggCarton', 'brownEggs', { tone: '#b5683a', content: '#c98a5c' }),
  'TOKRI-EMF-003': pack('eggCarton', 'countryEggs', { tone: '#8a9a4a', content: '#e6d3b0' }),
  'TOKRI-EMF-004': pack('filmTray', 'chickenCurryCut', { tone: '#f0b8a0', body: '#2a2a30' }),
  'TOKRI-EMF-005': pack('filmTray', 'chickenBreast', { tone: '#f5c3ae', body: '#e9e4da' }),
  'TOKRI-EMF-006': pack('filmTray', 'chickenKeema', { tone: '#eda692', body: '#4a5a6b' }),
  'TOKRI-EMF-007': pack('filmTray', 'chickenDrumsticks', { tone: '#eab09a', body: '#8a6a3c' }),
  'TOKRI-EMF-008': pack('filmTray', 'muttonCurryCut', { tone: '#a8332f', body: '#2a2a30' }),
  'TOKRI-EMF-009': pack('filmTray', 'muttonKeema', { tone: '#b53f3a', body: '#e9e4da' }),
  'TOKRI-EMF-010': pack('standUp', 'sausages', { tone: '#d9583a' }),
  'TOKRI-EMF-011': pack('standUp', 'salami', { tone: '#e89a86' }),
  'TOKRI-EMF-012': pack('filmTray', 'rohuSteaks', { tone: '#84805f', body: '#0d4f7c' }),
  'TOKRI-EMF-013': pack('filmTray', 'seerSteaks', { tone: '#6f8a98', body: '#e6eef2' }),
  'TOKRI-EMF-014': pack('filmTray', 'pomfret', { tone: '#a9b8c1', body: '#1f2f45' }),
  'TOKRI-EMF-015': pack('filmTray', 'mackerel', { tone: '#3d7186', body: '#9cc4d8' }),
  'TOKRI-EMF-016': pack('filmTray', 'prawns', { tone: '#f29a72', body: '#12395a' }),
  'TOKRI-EMF-017': pack('standUp', 'anchovy', { tone: '#b8b09a' }),
  'TOKRI-EMF-018': pack('lowTin', 'tunaChunks', { tone: '#f0c23c' }),
};
