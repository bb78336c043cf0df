export { ThemeChoice } from './theme-choice.tsx';
export { t as appearanceLabel } from './labels.ts';
