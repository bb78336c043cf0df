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
      readonly kind: 'reserved' | 'emptied' | 'released';
      readonly pdate: string;
      readonly orderId: number;
    }
  | {
      readonly kind: 'rejected';
      readonly pdate: string;
      readonly orderId: number;
      readonly code: 'quote-changed' | 'cart-taken';
    };
