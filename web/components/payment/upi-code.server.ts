import { renderSVG } from 'uqr';

/** Points of white that readers want around a code, on a dark page as well (ISO 18004). */
const QUIET_ZONE = 4;

/** The picture of a QR code that says this link, as an address that a page may show. */
export const qrCodeOf = (link: string): string =>
  `data:image/svg+xml;base64,${Buffer.from(renderSVG(link, { border: QUIET_ZONE })).toString('base64')}`;
