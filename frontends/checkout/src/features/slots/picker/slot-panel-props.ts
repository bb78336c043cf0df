import type { SlotResponse } from '@tokri/contracts/api';
import type { UseQueryResult } from '@tokri/web-kit/platform';
import type { ReactNode } from 'react';
import type { ChooseSlot, ChosenSlot, HoldState } from '../hold/hold.ts';
import type { Waitlist } from '../waitlist/use-waitlist.ts';

export interface SlotPanelProps {
  readonly pincode: string;
  readonly slots: UseQueryResult<SlotResponse[]>;
  readonly state: HoldState;
  readonly pendingSlot: ChosenSlot | null;
  readonly pendingText: string;
  readonly isReadOnly?: boolean;
  readonly isExtending: boolean;
  /** Keeps the placeholder, because slots that come before the cart would push its placeholder down. */
  readonly isCartPending?: boolean;
  readonly waitlist?: Waitlist | undefined;
  readonly heldElsewhere?: readonly ChosenSlot[];
  readonly linkedSlotId?: number;
  readonly onChoose: ChooseSlot;
  readonly onExtend: () => void;
  readonly children?: ReactNode;
}
