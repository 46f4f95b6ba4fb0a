/** How wide a word on a board is, in board units. */
export const labelWidth = (text: string): number => text.length * 12.6 + 30;
