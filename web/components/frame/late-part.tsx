import { useEffect } from 'react';
import { PopupBanner } from '#web/components/banners/popup-banner.tsx';
import { HoverPictures } from '#web/components/card/hover-pictures.tsx';
import { NewsletterSubmit } from '#web/components/footer/newsletter-submit.tsx';
import { MenuPictures } from '#web/components/menu/menu-pictures.tsx';
import { PrescriptionPress } from '#web/components/prescription/prescription-press.tsx';
import { reportEvents } from '#web/lib/page-data/report-events.ts';
import { ConnectionToast } from './connection-toast.tsx';
import { Prefetch } from './prefetch.tsx';

/**
 * What no page waits for: pages fetched ahead, the banner that pops up, the second pictures of cards, those of the menu, the newsletter in place,
 * what is counted of banners, and the news that there is no connection.
 */
export default function LatePart({ failed }: { failed: boolean }) {
  useEffect(() => reportEvents(), []);
  return (
    <>
      {!failed && <PopupBanner />}
      <HoverPictures />
      <MenuPictures />
      <Prefetch />
      <PrescriptionPress />
      <NewsletterSubmit />
      <ConnectionToast />
    </>
  );
}
