type Writable<T> = T extends readonly (infer Item)[]
  ? Writable<Item>[]
  : T extends object
    ? { -readonly [Key in keyof T]-?: Writable<NonNullable<T[Key]>> }
    : T;

/** A copy of a manifest with an offence in it. */
export const plant = <T>(manifest: T, offend: (copy: Writable<T>) => void): T => {
  const copy = structuredClone(manifest);
  offend(copy as Writable<T>);
  return copy;
};
