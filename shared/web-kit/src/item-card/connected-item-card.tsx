import { packSizeText } from '@tokri/contracts/language';
import { itemPath } from '@tokri/contracts/platform';
import type { ItemResponse } from '@tokri/contracts/api';
import { useCartQuantity, useSession } from '@tokri/web-kit/session';
import { ItemCard } from '@tokri/web-kit/ui';
import { memo } from 'react';
import { changeCartQuantity, limitLabel } from './change-cart-quantity.ts';
import { useFavourite } from './use-favourite.ts';
import { maxQuantity, pricePerMeasure, selectUnit, unitPrice, type Unit } from './select-unit.ts';

export const useUnitInCart = (itemId: number): number =>
  useSession(
    ({ user, serverLines, localLines }) =>
      (user ? serverLines : localLines).find(({ ItemId }) => ItemId === itemId)?.UnitId ?? 0,
  );

const cardNote = (unit: Unit, quantity: number): string => {
  const limit = quantity > 0 ? limitLabel(unit, quantity) : undefined;
  if (limit) return limit;
  return pricePerMeasure(unit);
};

export interface ConnectedItemCardProps {
  readonly item: ItemResponse;
  readonly sort?: string;
  readonly isEager?: boolean;
  readonly position?: number | undefined;
  readonly listLength?: number | undefined;
}

const UnitCard = ({
  item,
  unit,
  isEager = false,
  position,
  listLength,
}: Omit<ConnectedItemCardProps, 'sort'> & { readonly unit: Unit }) => {
  const cartItem = { ItemId: item.Id, UnitId: unit.UnitId, OfferId: 0 };
  const quantity = useCartQuantity(cartItem);
  const favourite = useFavourite(item);
  return (
    <ItemCard
      name={item.Name}
      brand={item.Brand}
      href={itemPath(item.Id)}
      image={item.Images[0]?.Small ?? ''}
      tint={item.Tint}
      unitName={packSizeText(unit)}
      unitPrice={cardNote(unit, quantity)}
      price={unitPrice(unit)}
      mrp={unit.Mrp}
      isVegetarian={item.Declarations.Vegetarian}
      isAvailable={unit.Available}
      quantity={quantity}
      max={maxQuantity(unit)}
      ribbon={quantity === 0 ? (limitLabel(unit, 0) ?? item.Offer?.Name) : undefined}
      isEager={isEager}
      favourite={favourite}
      position={position}
      listLength={listLength}
      onQuantity={(requestedQuantity) =>
        void changeCartQuantity(
          { cartItem, name: item.Name, unit, offer: item.Offer },
          requestedQuantity,
        )
      }
    />
  );
};

export const ConnectedItemCard = memo(function ConnectedItemCard({
  item,
  sort,
  ...listProps
}: ConnectedItemCardProps) {
  const inCart = useUnitInCart(item.Id);
  const unit = selectUnit(item.Units, { sort, inCart });
  return unit ? <UnitCard item={item} unit={unit} {...listProps} /> : null;
});
