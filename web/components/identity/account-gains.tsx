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
const HEIGHT = 320;

/** How high each arch stands, and half of how wide it is: one within the other. */
const ARCHES = [
  [300, 185],
  [240, 140],
  [180, 95],
] as const;
/** The one that the light comes through. */
const DOOR = [125, 52] as const;

/** The string that the lanterns hang on, and where each of them hangs. */
const STRING = 'M0 3Q200 63 400 3';
const LANTERNS = [
  [62, 29],
  [130, 39],
  [270, 39],
  [338, 29],
] as const;

const archPath = (height: number, radius: number): string =>
  `M${WIDTH / 2 - radius} ${HEIGHT}V${HEIGHT - height + radius}a${radius} ${radius} 0 0 1 ${2 * radius} 0V${HEIGHT}z`;

/**
 * A gate of the souk in the evening: arch within arch, light in the innermost, and lanterns before it. It fills what the
 * form beside it leaves, and goes down below the edge where that is little.
 */
const Gate = () => (
  <svg
    aria-hidden
    viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
    preserveAspectRatio="xMidYMin slice"
    fill="currentColor"
    className="absolute inset-0 size-full"
  >
    {ARCHES.map(([height, radius]) => (
      <path key={radius} fillOpacity="0.09" d={archPath(height, radius)} />
    ))}
    <g className="text-star">
      <path fillOpacity="0.85" d={archPath(...DOOR)} />
      <path d={STRING} fill="none" stroke="currentColor" strokeWidth="1.5" />
      {LANTERNS.map(([x, y]) => (
        <g key={x}>
          <circle cx={x} cy={y + 18} r="30" fillOpacity="0.14" />
          <path
            d={`M${x - 0.75} ${y - 11}h1.5v11h4.25l6 8v18l-6 8h-10l-6-8v-18l6-8h4.25zM${x - 3} ${y + 37}h6l-3 8z`}
          />
        </g>
      ))}
    </g>
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
      <div className="flex h-full flex-col overflow-hidden rounded-lg bg-primary text-on-primary dark:bg-raised dark:text-ink">
        <div className="grid gap-6 p-6 sm:p-8">
          <p className="font-display text-2xl">{t('signIn.gainsTitle')}</p>
          <ul className="grid gap-4">
            {GAINS.map(([icon, text]) => (
              <li key={text} className="flex items-start gap-3">
                <Icon name={icon} className="size-6 shrink-0" />
                {t(text)}
              </li>
            ))}
          </ul>
        </div>
        <div className="relative grow max-lg:hidden">
          <Gate />
        </div>
      </div>
    </aside>
  );
};
