import type { ReactNode } from 'react';
import { ShopPicture } from '#web/components/picture/picture.tsx';

/** A page's heading beside its picture, on small screens below it. */
export const PictureHeading = ({
  image,
  children,
}: {
  image: string | null;
  children: ReactNode;
}) => (
  <header className="mb-10 grid grid-cols-1 overflow-hidden rounded-lg border border-line md:grid-cols-2 md:items-center">
    {image && (
      <div className="aspect-3/2 md:order-last md:aspect-3/1 md:self-stretch">
        <ShopPicture
          image={image}
          alt=""
          sizes="(min-width: 768px) 47vw, 94vw"
          ratio={[3, 2]}
          eager
        />
      </div>
    )}
    <div className="grid grid-cols-1 justify-items-start gap-2.5 *:max-w-full p-5 md:p-6 lg:p-10">
      {children}
    </div>
  </header>
);
