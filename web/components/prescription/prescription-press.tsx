import { useEffect, useEffectEvent, useState, type ComponentType } from 'react';
import { useNavigate } from 'react-router';
import { findPressedLink } from '#web/components/frame/client-navigation.tsx';
import { useTranslation } from '#web/lib/texts/translation.tsx';

/** What stands in the place of a page: opened anew by each `pressed`. */
type Popup = { Part: ComponentType<{ pressed: object }> };

/** Opens the page for prescriptions as a pop-up, whose script comes with the first press. */
export const PrescriptionPress = () => {
  const navigate = useNavigate();
  const { paths } = useTranslation();
  const [popup, setPopup] = useState<Popup>();
  const press = useEffectEvent((event: MouseEvent) => {
    const link = findPressedLink(event);
    if (link?.pathname !== paths.uploadPrescription()) return;
    event.preventDefault();
    import('./prescription-popup.tsx').then(
      ({ default: Part }) => setPopup({ Part }),
      () => void navigate(link.pathname),
    );
  });
  useEffect(() => {
    const listen = (event: MouseEvent) => press(event);
    // Before the page behind the link is opened.
    document.addEventListener('click', listen, { capture: true });
    return () => document.removeEventListener('click', listen, { capture: true });
  }, []);
  return popup && <popup.Part pressed={popup} />;
};
