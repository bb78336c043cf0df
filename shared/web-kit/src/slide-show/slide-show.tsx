import { isInternalPath } from '@tokri/contracts/platform';
import { maxSlidePictures } from '@tokri/contracts/validation';
import type { itemOperations } from '@tokri/contracts/api';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { Link, useDataSaver, type ResponseBody } from '@tokri/web-kit/platform';
import { t } from './labels.ts';
import styles from './slide-show.module.css';

type Slide = Omit<ResponseBody<typeof itemOperations.listSliderImages>[number], 'Hindi'>;

export const maxSlides = 6;
/** The pictures of later slides load after the first screen and before anybody gets to them. */
const otherPicturesDelayMs = 3_000;

const SlideLink = ({ slide }: { readonly slide: Slide }) => {
  const text = slide.LinkText || t('open');
  if (isInternalPath(slide.Link))
    return (
      <Link className="btn" to={slide.Link}>
        {text}
      </Link>
    );
  return /^https:\/\//.test(slide.Link) ? (
    <a className="btn" href={slide.Link} rel="noreferrer">
      {text}
    </a>
  ) : null;
};

interface SlideViewProps {
  readonly slide: Slide;
  readonly index: number;
  readonly count: number;
  readonly hasPictures: boolean;
}

const SlideView = ({ slide, index, count, hasPictures }: SlideViewProps) => (
  <div
    className={`slide ${styles.slide}`}
    role="group"
    aria-roledescription={t('role')}
    aria-label={t('at', { at: index + 1, count })}
  >
    <div className="slide-text">
      <h2>{slide.Title}</h2>
      {slide.Text && <p>{slide.Text}</p>}
      <SlideLink slide={slide} />
    </div>
    <div className="slide-images" aria-hidden="true">
      {hasPictures &&
        (slide.Pictures.length ? slide.Pictures : [slide.Image])
          .filter(Boolean)
          .slice(0, maxSlidePictures)
          .map((picture, pictureIndex) => (
            <img
              key={picture}
              src={picture}
              alt=""
              width={160}
              height={160}
              decoding="async"
              loading={index === 0 ? 'eager' : 'lazy'}
              fetchPriority={index === 0 && pictureIndex === 0 ? 'high' : 'auto'}
            />
          ))}
    </div>
  </div>
);

const Dots = ({
  count,
  currentIndex,
  onSelect,
}: {
  readonly count: number;
  readonly currentIndex: number;
  readonly onSelect: (index: number) => void;
}) => {
  const dotsRef = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent): void => {
    const offset = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!offset) return;
    event.preventDefault();
    // From the last slide to the first the track would run back past all of them.
    const next = Math.min(Math.max(currentIndex + offset, 0), count - 1);
    onSelect(next);
    dotsRef.current?.querySelectorAll('button')[next]?.focus();
  };
  return (
    <div
      ref={dotsRef}
      className={styles.dots}
      role="group"
      aria-label={t('choose')}
      onKeyDown={onKeyDown}
    >
      {Array.from({ length: count }, (_, index) => (
        <button
          key={index}
          type="button"
          aria-label={t('at', { at: index + 1, count })}
          aria-current={index === currentIndex || undefined}
          onClick={() => onSelect(index)}
        />
      ))}
    </div>
  );
};

const useDelay = (ms: number): boolean => {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), ms);
    return () => clearTimeout(timer);
  }, [ms]);
  return isOver;
};

const useTrack = () => {
  const track = useRef<HTMLDivElement>(null);
  const [currentIndex, setCurrentIndex] = useState(0);
  const [hasMoved, setMoved] = useState(false);
  const hasAllPictures = useDelay(otherPicturesDelayMs) || hasMoved;
  /** The slide that a dot scrolls to: the ones on the way are not shown as current. */
  const target = useRef<number | undefined>(undefined);
  const showSlide = (index: number): void => {
    target.current = index;
    setMoved(true);
    setCurrentIndex(index);
    if (track.current) track.current.scrollLeft = index * track.current.clientWidth;
  };
  const onTrackScroll = (): void => {
    const { scrollLeft = 0, clientWidth = 0 } = track.current ?? {};
    if (clientWidth === 0) return;
    const index = Math.round(scrollLeft / clientWidth);
    if (target.current !== undefined && index !== target.current) return;
    setCurrentIndex(index);
  };
  const onTrackScrollEnd = (): void => {
    target.current = undefined;
    onTrackScroll();
  };
  return { track, currentIndex, hasAllPictures, showSlide, onTrackScroll, onTrackScrollEnd };
};

/** The slides of the home screen. */
export const SlideShow = ({ slides: all }: { readonly slides: readonly Slide[] }) => {
  const slides = all.slice(0, maxSlides);
  const isSavingData = useDataSaver();
  const { track, currentIndex, hasAllPictures, showSlide, onTrackScroll, onTrackScrollEnd } =
    useTrack();
  return (
    <section
      className={`slides ${styles.slider}`}
      aria-roledescription={t('carousel')}
      aria-label={t('label')}
    >
      <div
        ref={track}
        className={styles.track}
        onScroll={onTrackScroll}
        onScrollEnd={onTrackScrollEnd}
      >
        {slides.map((slide, index) => (
          <SlideView
            key={slide.Id}
            slide={slide}
            index={index}
            count={slides.length}
            hasPictures={!isSavingData && (index === 0 || hasAllPictures)}
          />
        ))}
      </div>
      {slides.length > 1 && (
        <Dots count={slides.length} currentIndex={currentIndex} onSelect={showSlide} />
      )}
    </section>
  );
};
