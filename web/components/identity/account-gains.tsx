import type { MessageKey } from '#i18n/translate.ts';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import type { IconName } from '#web/ui/icon-names.ts';
import { Icon } from '#web/ui/icon.tsx';

const GAINS: readonly (readonly [IconName, MessageKey])[] = [
  ['package', 'signIn.gainParcels'],
  ['heart', 'signIn.gainDevices'],
  ['ticket-percent', 'signIn.gainVouchers'],
  ['rotate-ccw', 'signIn.gainReturns'],
];

const WIDTH = 400;
const HEIGHT = 520;

/** How high each arch stands, and half of how wide it is: one within the other. */
const ARCHES = [
  [500, 190],
  [400, 150],
  [300, 110],
  [200, 70],
] as const;

/** The gates of a souk, one behind the other. */
const Gates = () => (
  <svg
    aria-hidden
    viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
    preserveAspectRatio="xMidYMax slice"
    className="absolute inset-0 size-full"
  >
    {ARCHES.map(([height, radius]) => (
      <path
        key={radius}
        fill="currentColor"
        fillOpacity="0.07"
        d={`M${WIDTH / 2 - radius} ${HEIGHT}V${HEIGHT - height + radius}a${radius} ${radius} 0 0 1 ${2 * radius} 0V${HEIGHT}z`}
      />
    ))}
  </svg>
);

/** What an account is good for, beside the ways into it. */
export const AccountGains = () => {
  const { t } = useTranslation();
  return (
    <aside
      aria-label={t('signIn.gainsTitle')}
      className="mx-auto w-full max-w-md px-4 pb-8 lg:order-first"
    >
      <div className="relative grid h-full content-center gap-6 overflow-hidden rounded-lg bg-primary p-6 text-on-primary sm:p-8 dark:bg-raised dark:text-ink">
        <Gates />
        <p className="relative font-display text-2xl">{t('signIn.gainsTitle')}</p>
        <ul className="relative grid gap-4">
          {GAINS.map(([icon, text]) => (
            <li key={text} className="flex items-start gap-3">
              <Icon name={icon} className="size-6 shrink-0" />
              {t(text)}
            </li>
          ))}
        </ul>
      </div>
    </aside>
  );
};
