import { create } from 'zustand';

interface PincodeQuestion {
  readonly isOpen: boolean;
  /** Address of the page that waits for the answer; empty when the person stays where they are. */
  readonly wantedPath: string;
}

const closed: PincodeQuestion = { isOpen: false, wantedPath: '' };

/** Whether the shell's sheet that asks for the pincode is open; any page may ask. */
export const usePincodeQuestion = create<PincodeQuestion>()(() => closed);

export const askPincode = (): void => usePincodeQuestion.setState({ isOpen: true, wantedPath: '' });
/** As `askPincode`; once the pincode is told, it leads to a page that needs one. */
export const askPincodeFor = (wantedPath: string): void =>
  usePincodeQuestion.setState({ isOpen: true, wantedPath });
export const closePincodeQuestion = (): void => usePincodeQuestion.setState(closed);
