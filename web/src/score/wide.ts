// Where the sheet is one grid: not on a phone, however it is held.

export const WIDE = "(width >= 900px) and (height >= 500px)";
