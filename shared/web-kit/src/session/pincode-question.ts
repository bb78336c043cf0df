import { create } from 'zustand';

/** Whether the shell's sheet that asks for the pincode is open; any page may ask. */
export const usePincodeQuestion = create<{ readonly isOpen: boolean }>()(() => ({ isOpen: false }));

export const askPincode = (): void => usePincodeQuestion.setState({ isOpen: true });
export const closePincodeQuestion = (): void => usePincodeQuestion.setState({ isOpen: false });
