export { BannerCard, type ShownBanner } from './banner-card.tsx';
