import { itemOperations } from '@tokri/contracts/api';
import { callApi, preloadedData, useQuery } from '@tokri/web-kit/platform';
import { SlideShow } from '@tokri/web-kit/slide-show';
import styles from './carousel.module.css';

const slidesStaleMs = 300_000;

const useSlides = () =>
  useQuery({
    queryKey: [itemOperations.listSliderImages.operationId],
    queryFn: ({ signal }) => callApi(itemOperations.listSliderImages, { signal }),
    ...preloadedData(itemOperations.listSliderImages),
    staleTime: slidesStaleMs,
  });

export const Carousel = () => {
  const slides = useSlides();
  if (slides.isPending) return <div className={`skeleton ${styles.loading}`} aria-hidden="true" />;
  return slides.data?.length ? <SlideShow slides={slides.data} /> : null;
};
