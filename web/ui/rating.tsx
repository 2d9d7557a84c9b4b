import { cx } from './class-names.ts';
import { Icon } from './icon.tsx';

/** Five stars, `value` of them filled to the half. `label` says it in words: "4.5 out of 5". */
export const Rating = ({
  value,
  label,
  className = 'size-4',
}: {
  value: number;
  label: string;
  className?: string;
}) => (
  <span className="inline-flex gap-0.5 text-star">
    <span className="sr-only">{label}</span>
    {[1, 2, 3, 4, 5].map((star) => {
      const share = Math.round((value - star + 1) * 2) / 2;
      return (
        <span key={star} className="relative">
          <Icon
            name="star"
            filled={share >= 1}
            className={cx(className, share < 0.5 && 'opacity-40')}
          />
          {share === 0.5 && (
            <span className="absolute inset-y-0 start-0 w-1/2 overflow-hidden">
              <Icon name="star" filled className={className} />
            </span>
          )}
        </span>
      );
    })}
  </span>
);
