export { shareLink } from './share-link.ts';
