import { cx } from '#web/ui/class-names.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';

/** As many as a page of products nearly has. */
const COUNT = 21;

/** What the next products will look like, in their size, while they are on their way. */
export default function CardSkeletons({ narrow = false }: { narrow?: boolean }) {
  return (
    <div aria-hidden="true" className={cx('mt-8 gap-y-8!', narrow ? 'tiles-narrow' : 'tiles')}>
      {Array.from({ length: COUNT }, (_, at) => (
        <div key={at} className="grid content-start gap-3">
          <Skeleton className="aspect-square rounded-lg" />
          <Skeleton className="h-4 w-4/5" />
          <Skeleton className="h-4 w-2/5" />
        </div>
      ))}
    </div>
  );
}
