/** The cover that goes from the shelf to the head of the viewer, where the browser can show it moving. */
export const OPENED_COVER = 'opened-cover';
