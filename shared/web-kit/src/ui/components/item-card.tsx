import { Bell, Heart, Plus } from 'lucide-react';
import { langOf } from '../../platform/i18n/in-language.ts';
import { Link } from '../../platform/router.ts';
import { formatBrand } from '../format/brand.ts';
import { Icon } from '../icon.tsx';
import { t } from '../labels.ts';
import { classNames } from './class-names.ts';
import { ItemPicture } from './item-picture.tsx';
import { tintClass, VegMark } from './tags.tsx';
import { Price } from './price.tsx';
import { Stepper } from './stepper.tsx';

export interface ItemCardProps {
  readonly name: string;
  readonly brand: string;
  readonly href: string;
  /** Empty if the item has no picture. */
  readonly image: string;
  readonly tint: string;
  readonly unitName: string;
  readonly unitPrice: string;
  /** Rupees, GST included. */
  readonly price: number;
  readonly mrp: number;
  /** The price without a current offer. */
  readonly isVegetarian: boolean | null;
  readonly isAvailable: boolean;
  readonly quantity: number;
  readonly max: number;
  readonly ribbon?: string | undefined;
  readonly restockText?: string | undefined;
  readonly isEager?: boolean;
  /** 1-based position in a virtualised list, with the total length. */
  readonly position?: number | undefined;
  readonly listLength?: number | undefined;
  readonly onQuantity: (quantity: number) => void;
  readonly favourite?: { readonly isOn: boolean; readonly onToggle: () => void };
  readonly onNotify?: () => void;
}

const CardAction = ({
  name,
  unitName,
  isAvailable,
  quantity,
  max,
  onQuantity,
  onNotify,
}: ItemCardProps) => {
  if (quantity > 0)
    return <Stepper name={name} quantity={quantity} max={max} onChange={onQuantity} />;
  if (isAvailable)
    return (
      <button
        type="button"
        className="add-button"
        aria-label={t('add.label', { name: `${name}, ${unitName}` })}
        onClick={() => onQuantity(1)}
      >
        <Icon icon={Plus} size={16} />
        {t('add')}
      </button>
    );
  return onNotify ? (
    <button
      type="button"
      className="add-button"
      aria-label={t('notify.label', { name })}
      onClick={onNotify}
    >
      <Icon icon={Bell} size={16} />
      {t('notify')}
    </button>
  ) : null;
};

const CardImage = ({
  image,
  name,
  brand,
  isEager,
}: Pick<ItemCardProps, 'image' | 'name' | 'brand' | 'isEager'>) => (
  <div className="thumbnail">
    <ItemPicture src={image} name={name} brand={brand} loading={isEager ? 'eager' : 'lazy'} />
  </div>
);

const FavouriteButton = ({
  name,
  favourite,
}: {
  readonly name: string;
  readonly favourite: NonNullable<ItemCardProps['favourite']>;
}) => (
  <button
    type="button"
    className="icon-button favourite"
    aria-pressed={favourite.isOn}
    aria-label={t('favourite.label', { name })}
    onClick={favourite.onToggle}
  >
    <Icon icon={Heart} />
  </button>
);

const cardClass = ({ tint, quantity, isAvailable }: ItemCardProps): string =>
  classNames('card', tintClass(tint), quantity > 0 && 'in-cart', !isAvailable && 'unavailable');

export const ItemCard = (props: ItemCardProps) => {
  const {
    name,
    brand,
    href,
    image,
    unitName,
    unitPrice,
    isVegetarian,
    isAvailable,
    ribbon,
    restockText,
    favourite,
    position,
    listLength,
  } = props;
  const brandName = formatBrand(brand);
  return (
    <li className={cardClass(props)} aria-posinset={position} aria-setsize={listLength}>
      <CardImage image={image} name={name} brand={brandName} isEager={props.isEager} />
      <span className="brand" lang={langOf(brandName)}>
        {brandName}
      </span>
      {favourite && <FavouriteButton name={name} favourite={favourite} />}
      {ribbon && isAvailable && <span className="card-ribbon">{ribbon}</span>}
      <div className="card-action">
        <CardAction {...props} />
      </div>
      <div className="body">
        <Price
          price={props.price}
          mrp={props.mrp}
          replacement={isAvailable ? undefined : restockText || t('out')}
        />
        <h3 className="name">
          <Link to={href} lang={langOf(name)}>
            {name}
          </Link>
        </h3>
        <p className="pack-size">
          <VegMark isVegetarian={isVegetarian} />
          {[unitName, unitPrice].filter(Boolean).join(' • ')}
        </p>
      </div>
    </li>
  );
};
