/** Bundlers and test runners disagree about the default export of a CommonJS module. */
export const unwrapDefault = <Type>(module: Type): Type =>
  (module as { readonly default?: Type }).default ?? module;
