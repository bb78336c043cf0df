import { isInnerPath } from '@tokri/contracts';
import { itemOperations } from '@tokri/contracts/http';
import { call, firstAnswer, Link, useQuery, type Answer } from '@tokri/web-kit/platform';
import { useRef, useState, type KeyboardEvent } from 'react';
import { t } from '../../texts.ts';
import styles from './slider.module.css';

type Slide = Answer<typeof itemOperations.listSliderImages>[number];

/** The pile of a slide holds this many; more would not be seen. */
const pileMax = 5;
const slidesMax = 6;
/** They came with the page; staff change them by the week. */
const slidesFreshMs = 300_000;

const SlideLink = ({ slide }: { readonly slide: Slide }) => {
  const text = slide.LinkText || t('slide.open');
  if (isInnerPath(slide.Link))
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

interface OneSlideProps {
  readonly slide: Slide;
  readonly at: number;
  readonly count: number;
  /** Pictures come for the slides that somebody moves to, not for all at the start. */
  readonly isSeen: boolean;
}

const OneSlide = ({ slide, at, count, isSeen }: OneSlideProps) => (
  <div
    className={`slide ${styles.slide}`}
    role="group"
    aria-roledescription={t('slide.role')}
    aria-label={t('slide.at', { at: at + 1, count })}
  >
    <div className="slide-text">
      <h2>{slide.Title}</h2>
      {slide.Text && <p>{slide.Text}</p>}
      <SlideLink slide={slide} />
    </div>
    <div className="slide-pile" aria-hidden="true">
      {isSeen &&
        (slide.Pictures.length ? slide.Pictures : [slide.Image])
          .filter(Boolean)
          .slice(0, pileMax)
          .map((picture, place) => (
            <img
              key={picture}
              src={picture}
              alt=""
              width={160}
              height={160}
              decoding="async"
              loading={at === 0 ? 'eager' : 'lazy'}
              fetchPriority={at === 0 && place === 0 ? 'high' : 'auto'}
            />
          ))}
    </div>
  </div>
);

const useSlides = () =>
  useQuery({
    queryKey: [itemOperations.listSliderImages.id],
    queryFn: ({ signal }) => call(itemOperations.listSliderImages, { signal }),
    ...firstAnswer(itemOperations.listSliderImages),
    staleTime: slidesFreshMs,
  });

const Shown = ({ slides }: { readonly slides: readonly Slide[] }) => {
  const track = useRef<HTMLDivElement>(null);
  const dots = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);
  const [seen, setSeen] = useState(0);
  const show = (at: number): void => {
    setCurrent(at);
    setSeen(slides.length);
    if (track.current) track.current.scrollLeft = at * track.current.clientWidth;
  };
  const follow = (): void => {
    const { scrollLeft = 0, clientWidth = 0 } = track.current ?? {};
    if (clientWidth === 0) return;
    setCurrent(Math.round(scrollLeft / clientWidth));
    if (scrollLeft > 0) setSeen(slides.length);
  };
  const step = (event: KeyboardEvent): void => {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!by) return;
    event.preventDefault();
    const next = (current + by + slides.length) % slides.length;
    show(next);
    dots.current?.querySelectorAll('button')[next]?.focus();
  };
  return (
    <section
      className={`slides ${styles.slider}`}
      aria-roledescription={t('slide.carousel')}
      aria-label={t('slide.label')}
    >
      <div ref={track} className={styles.track} onScroll={follow}>
        {slides.map((slide, at) => (
          <OneSlide
            key={slide.Id}
            slide={slide}
            at={at}
            count={slides.length}
            isSeen={at <= seen}
          />
        ))}
      </div>
      {slides.length > 1 && (
        <div
          ref={dots}
          className={styles.dots}
          role="group"
          aria-label={t('slide.choose')}
          onKeyDown={step}
        >
          {slides.map(({ Id }, at) => (
            <button
              key={Id}
              type="button"
              aria-label={t('slide.at', { at: at + 1, count: slides.length })}
              aria-current={at === current || undefined}
              onClick={() => show(at)}
            />
          ))}
        </div>
      )}
    </section>
  );
};

/** What the shop wants to say first. It moves only when somebody moves it. */
export const Slider = () => {
  const slides = useSlides();
  if (slides.isPending) return <div className={`skel ${styles.wait}`} aria-hidden="true" />;
  // Without slides, or when they did not come, the page starts with its aisles.
  return slides.data?.length ? <Shown slides={slides.data.slice(0, slidesMax)} /> : null;
};
