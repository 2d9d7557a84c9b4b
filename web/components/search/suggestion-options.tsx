import type { ReactNode } from 'react';
import { Link } from '#web/lib/paths/link.tsx';
import { ProductPrice } from '#web/components/product/price.tsx';
import { ShopPicture } from '#web/components/picture/picture.tsx';
import { cx } from '#web/ui/class-names.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { saveRecent } from './recent-searches.ts';
import { LIST_ID } from './use-combobox.ts';
import { typedPieces } from './typed-pieces.ts';
import type { Option } from './use-groups.ts';

const idOf = (at: number) => `${LIST_ID}-${at}`;

/** A title in which the letters that were typed stand out. */
const Marked = ({ title, typed }: { title: string; typed: string }) => (
  <bdi>
    {typedPieces(title, typed).map(({ text, isTyped }, at) =>
      isTyped ? (
        <b key={at} className="font-semibold">
          {text}
        </b>
      ) : (
        text
      ),
    )}
  </bdi>
);

type LineProps = { option: Option; at: number; active: boolean; typed: string; wide?: boolean };

/** One thing to choose; `at` is its place among all of them. */
export const Line = ({ option, at, active, typed, wide = false }: LineProps) => (
  <Link
    id={idOf(at)}
    role="option"
    aria-selected={active}
    tabIndex={-1}
    to={option.to}
    onClick={() => saveRecent(option.search ?? '')}
    className={cx(
      'flex min-h-10 items-center gap-3 rounded-sm px-3 py-1.5 text-sm hover:bg-surface',
      active && 'bg-surface outline-2 -outline-offset-2 outline-primary',
    )}
  >
    {option.icon && (
      <Icon
        name={option.icon}
        mirrored={option.icon === 'arrow-right'}
        className="size-4 shrink-0 text-faint"
      />
    )}
    {option.image && (
      <span
        className={cx(
          'shrink-0 overflow-hidden rounded-sm bg-surface',
          wide ? 'size-12' : 'size-9',
        )}
      >
        <ShopPicture image={option.image} alt="" sizes="48px" upTo={160} eager />
      </span>
    )}
    <span className="min-w-0">
      <span className={cx('block', wide && 'line-clamp-2 leading-snug')}>
        <Marked title={option.title} typed={typed} />
      </span>{' '}
      {option.note && (
        <span className="block text-xs text-faint">
          <bdi>{option.note}</bdi>
        </span>
      )}
      {option.price && <ProductPrice {...option.price} size="sm" />}
    </span>
  </Link>
);

/** Options of one kind, under its name. */
export const Section = ({
  name,
  beside,
  children,
}: {
  name: string;
  /** Two beside each other on phones, which have little height. */
  beside: boolean;
  children: ReactNode;
}) => (
  <div role="group" aria-label={name}>
    <p aria-hidden="true" className="px-3 pt-3 pb-1 text-xs font-semibold text-faint">
      {name}
    </p>
    {beside ? <div className="grid grid-cols-2 lg:block">{children}</div> : children}
  </div>
);

const WAITING = [0, 1, 2, 3];

/** Holds the place of a group that is on its way, so that nothing moves when it comes. */
export const WaitingLines = ({ wide = false }: { wide?: boolean }) => (
  <div aria-hidden="true" className="px-3 pt-3">
    <Skeleton className="mb-1 h-4 w-24" />
    {WAITING.map((at) => (
      <div key={at} className={cx('flex items-center gap-3', wide ? 'h-15' : 'h-10')}>
        {wide && <Skeleton className="size-12 shrink-0" />}
        <Skeleton className="h-4 w-2/3" />
      </div>
    ))}
  </div>
);
