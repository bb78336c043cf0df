export { BannerCard } from './banner-card.tsx';
