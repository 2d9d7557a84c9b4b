import { useEffect, useState, type ComponentType } from 'react';
import { useTranslation } from '#web/lib/texts/translation.tsx';

type Popup = ComponentType<{ open: boolean; onClose: () => void }>;

/**
 * Opens the pop-up for prescriptions in the place of the page that the link leads to. Its script comes with
 * the first press; where it cannot be loaded, the link is followed.
 */
export const PrescriptionOpener = () => {
  const to = useTranslation().paths.uploadPrescription();
  const [shown, setShown] = useState<{ Popup: Popup; open: boolean }>();
  useEffect(() => {
    const press = (event: MouseEvent) => {
      const link = (event.target as Element).closest(`a[href="${to}"]`);
      if (!link || location.pathname === to || event.metaKey || event.ctrlKey || event.shiftKey)
        return;
      event.preventDefault();
      import('#web/components/prescription/prescription-popup.tsx').then(
        ({ default: Popup }) => setShown({ Popup, open: true }),
        () => location.assign(to),
      );
    };
    // Before the link is followed in place.
    document.addEventListener('click', press, true);
    return () => document.removeEventListener('click', press, true);
  }, [to]);
  if (!shown) return null;
  return <shown.Popup open={shown.open} onClose={() => setShown({ ...shown, open: false })} />;
};
