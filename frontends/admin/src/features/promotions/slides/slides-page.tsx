import type { StaffSlideResponse } from '@tokri/contracts/api';
import { Link } from '@tokri/web-kit/platform';
import {
  Button,
  ButtonLink,
  EmptyState,
  ErrorPanel,
  formatDateTime,
  Icon,
  IconButton,
  Note,
  Tag,
  Trash2,
} from '@tokri/web-kit/ui';
import { maxSlides } from '@tokri/web-kit/slide-show';
import { DragHandle } from '../../../components/sortable/drag-handle.tsx';
import cardStyles from '../../../components/card.module.css';
import { RowsSkeleton } from '../../../components/rows-skeleton.tsx';
import { SortableList } from '../../../components/sortable/sortable-list.tsx';
import { SortableRow } from '../../../components/sortable/sortable-row.tsx';
import { t as promotionText } from '../labels.ts';
import { stateTones } from '../promotion-cells.tsx';
import { PromotionsLayout } from '../promotions-layout.tsx';
import { t } from './labels.ts';
import { useSlides } from './slide-queries.ts';
import styles from './slides.module.css';
import { useSlideChange } from './use-slide-change.ts';
import { useSlideOrder, type OrderConflict } from './use-slide-order.ts';

type Slide = StaffSlideResponse;

const newPath = '/admin/promotions/slides/new';

const periodText = ({ FromAt, ToAt }: Slide): string => {
  const [from, to] = [FromAt && formatDateTime(FromAt), ToAt && formatDateTime(ToAt)];
  if (from && to) return t('period', { from, to });
  if (from) return t('fromTime', { from });
  return to ? t('untilTime', { to }) : t('always');
};

const SlideActions = ({
  slide,
  slides,
}: {
  readonly slide: Slide;
  readonly slides: readonly Slide[];
}) => {
  const { switchSlide, remove, isBusy } = useSlideChange();
  const title = slide.Title;
  const isOn = slide.Status === 1;
  return (
    <div className={styles.actions}>
      <Button
        kind="secondary"
        isSmall
        isBusy={isBusy}
        aria-label={t(isOn ? 'turnOff.of' : 'turnOn.of', { title })}
        onClick={() => switchSlide(slide, !isOn)}
      >
        {t(isOn ? 'turnOff' : 'turnOn')}
      </Button>
      <IconButton label={t('delete.of', { title })} onClick={() => remove(slide, slides)}>
        <Icon icon={Trash2} size={16} />
      </IconButton>
    </div>
  );
};

const SlideList = ({
  slides,
  onMove,
}: {
  readonly slides: readonly Slide[];
  readonly onMove: (from: number, to: number) => void;
}) => (
  <SortableList ids={slides.map(({ Id }) => String(Id))} onMove={onMove} className={styles.list}>
    {slides.map((slide, index) => (
      <SortableRow key={slide.Id} id={String(slide.Id)} className={styles.row}>
        {(handle) => (
          <>
            <DragHandle
              handle={handle}
              label={t('move', { title: slide.Title, at: index + 1, count: slides.length })}
            />
            <img
              className={styles.picture}
              src={slide.Images[0]?.Url}
              alt=""
              width={56}
              height={56}
              loading="lazy"
            />
            <span className={styles.texts}>
              <Link to={`/admin/promotions/slides/${slide.Id}`}>{slide.Title}</Link>
              <small>{periodText(slide)}</small>
            </span>
            <Tag tone={stateTones[slide.State]} hasDot>
              {t(`state.${slide.State}`)}
            </Tag>
            <SlideActions slide={slide} slides={slides} />
          </>
        )}
      </SortableRow>
    ))}
  </SortableList>
);

const titlesOf = (slides: readonly Slide[]): string => slides.map(({ Title }) => Title).join(' › ');

const OrderConflictNote = ({
  conflict,
  onKeepTheirs,
  onKeepMine,
}: {
  readonly conflict: OrderConflict;
  readonly onKeepTheirs: () => void;
  readonly onKeepMine: () => void;
}) => (
  <div role="alert" className={styles.conflict}>
    <Note>{t('conflictText')}</Note>
    <p>{t('orderTheirs', { titles: titlesOf(conflict.theirs) })}</p>
    <p>{t('orderMine', { titles: titlesOf(conflict.mine) })}</p>
    <div className={styles.actions}>
      <Button kind="secondary" isSmall onClick={onKeepTheirs}>
        {t('keepTheirs')}
      </Button>
      <Button isSmall onClick={onKeepMine}>
        {t('useMine')}
      </Button>
    </div>
  </div>
);

export const SlidesPage = () => {
  const list = useSlides();
  const { conflict, move, keepTheirs, keepMine } = useSlideOrder();
  const slides = list.data ?? [];
  return (
    <PromotionsLayout
      title={promotionText('title')}
      actions={
        <ButtonLink isSmall to={newPath}>
          {t('new')}
        </ButtonLink>
      }
    >
      <section className={cardStyles.card} aria-label={t('list')}>
        {list.isPending && <RowsSkeleton count={4} />}
        {list.isError && !list.data && (
          <ErrorPanel
            error={list.error}
            isBusy={list.isFetching}
            onRetry={() => void list.refetch()}
          />
        )}
        {list.data?.length === 0 && <EmptyState title={t('empty')} text={t('emptyText')} />}
        {conflict && (
          <OrderConflictNote
            conflict={conflict}
            onKeepTheirs={keepTheirs}
            onKeepMine={() => keepMine(conflict)}
          />
        )}
        {slides.length > 0 && (
          <SlideList slides={slides} onMove={(from, to) => move(slides, from, to)} />
        )}
        {slides.length > maxSlides && (
          <p className={`fine-print ${cardStyles.note}`}>{t('onlyFirst', { count: maxSlides })}</p>
        )}
      </section>
    </PromotionsLayout>
  );
};
