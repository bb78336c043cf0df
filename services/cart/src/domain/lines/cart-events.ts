export type CartEvent =
  | { readonly kind: 'changed'; readonly pdate: string }
  | {
      readonly kind: 'repriced';
      readonly pdate: string;
      readonly changes: readonly {
        readonly lineId: number;
        readonly itemId: number;
        readonly code: string;
      }[];
    }
  | {
      readonly kind: 'taken' | 'emptied' | 'given-back';
      readonly pdate: string;
      readonly orderId: number;
    }
  | {
      readonly kind: 'refused';
      readonly pdate: string;
      readonly orderId: number;
      readonly code: 'quote-changed' | 'cart-taken';
    };
