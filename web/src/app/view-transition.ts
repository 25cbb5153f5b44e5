/** View transition that moves a card's cover to the head of the viewer, in browsers that support it. */
export const OPENED_COVER = 'opened-cover';
