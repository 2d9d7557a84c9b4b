/** Where the browser remembers which pop-up banner was closed, by its id: a new one shows again. */
export const POPUP_CLOSED = 'popupBannerClosed';
