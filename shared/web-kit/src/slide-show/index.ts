export { maxSlides, SlideShow } from './slide-show.tsx';
