export { highlightMatches } from './highlight-matches.ts';
export { nextActiveIndex } from './next-active-index.ts';
export { useAvailableHeight } from './use-available-height.ts';
