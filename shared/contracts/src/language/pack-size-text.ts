/** '1 piece (about 500 g)': what a customer gets, also where the name of the unit tells no weight. */
export const packSizeText = ({
  Name,
  NetQuantity,
}: {
  readonly Name: string;
  readonly NetQuantity?: string | undefined;
}): string => (NetQuantity ? `${Name} (${NetQuantity})` : Name);
