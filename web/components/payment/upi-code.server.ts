import { renderSVG } from 'uqr';

/** The picture of a QR code that says this link, as an address that a page may show. */
export const qrCodeOf = (link: string): string =>
  `data:image/svg+xml;base64,${Buffer.from(renderSVG(link)).toString('base64')}`;
